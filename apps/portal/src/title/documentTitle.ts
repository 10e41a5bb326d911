let screen = '';
let name = '';
let unread = 0;
let unseen = 0;

const write = () => {
  const count = unread + unseen;
  document.title = count === 0 ? screen : `(${count}) ${screen}`;
};

/** Writes the document's title: the count of unread notifications and unseen messages, then the screen's title. */
export const documentTitle = {
  /** `shown` is the title without the name of the product. */
  setScreen(title: string, shown: string) {
    screen = title;
    name = shown;
    write();
  },
  /** The name of the screen, with what it shows, for example 'Silk Slip Dress · Edit Product'. */
  screenName: () => name,
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
