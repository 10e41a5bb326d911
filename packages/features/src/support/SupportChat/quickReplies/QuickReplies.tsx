'use client';
import { IconButton } from '@valise/ui/IconButton';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { Plus } from '@valise/ui/icons/Plus';
import { Trash } from '@valise/ui/icons/Trash';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { supportChatMessages } from '../messages.ts';
import { quickRepliesEntry, withReply } from './quickReplies.ts';

export interface QuickRepliesProps {
  userId: string;
  /** Returns the text of the field, which can be saved as a reply. */
  typed: () => string;
  onChoose: (text: string) => void;
}

/** A menu of the user's prepared messages. It puts one into the field, saves the typed text as another, and removes one. */
export function QuickReplies({ userId, typed, onChoose }: QuickRepliesProps) {
  const messages = useMessages(supportChatMessages);
  const [entry] = useState(() => quickRepliesEntry(userId));
  const [replies, setReplies] = useState(entry.read);
  function keep(next: readonly string[]) {
    setReplies(next);
    entry.write(next);
  }
  return (
    <MenuTrigger>
      <IconButton label={messages.quickReplies} size="large">
        <ChatsCircle size={20} />
      </IconButton>
      <Menu placement="top start">
        {replies.length > 0 && (
          <MenuSection aria-label={messages.quickReplies}>
            {replies.map((reply) => (
              <MenuItem key={reply} onAction={() => onChoose(reply)}>
                {reply}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuItem icon={<Plus size={18} />} onAction={() => keep(withReply(replies, typed()))}>
          {messages.saveQuickReply}
        </MenuItem>
        {replies.length > 0 && <MenuSeparator />}
        {replies.map((reply) => (
          <MenuItem key={reply} icon={<Trash size={18} />} tone="critical" onAction={() => keep(replies.filter((other) => other !== reply))}>
            {messages.removeQuickReply({ text: reply })}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
