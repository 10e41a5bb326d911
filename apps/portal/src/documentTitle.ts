let screen = '';
let unread = 0;

const write = () => {
  document.title = unread === 0 ? screen : `(${unread}) ${screen}`;
};

/** What stands in the browser's tab: how many notifications are unread, the screen, the portal. */
export const documentTitle = {
  nameScreen(title: string) {
    screen = title;
    write();
  },
  countUnread(count: number) {
    unread = count;
    write();
  },
};
