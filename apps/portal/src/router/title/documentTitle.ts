let screen = '';
let unread = 0;

const write = () => {
  document.title = unread === 0 ? screen : `(${unread}) ${screen}`;
};

/** The document's title: the number of unread notifications, the screen, the portal. */
export const documentTitle = {
  setScreen(title: string) {
    screen = title;
    write();
  },
  setUnread(count: number) {
    unread = count;
    write();
  },
};
