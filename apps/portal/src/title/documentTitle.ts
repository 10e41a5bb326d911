let screen = '';
let unread = 0;
let unseen = 0;

const write = () => {
  const count = unread + unseen;
  document.title = count === 0 ? screen : `(${count}) ${screen}`;
};

/** Writes the document's title: the count of unread notifications and unseen messages, then the screen's title. */
export const documentTitle = {
  setScreen(title: string) {
    screen = title;
    write();
  },
  setUnread(count: number) {
    unread = count;
    write();
  },
  /** Messages of the open chat that arrived while the page was in the background. */
  setUnseen(count: number) {
    unseen = count;
    write();
  },
};
