import { useEffect, useState } from 'react';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Every story, read from the built index. */
export function useStories(): StoryEntry[] {
  const [stories, setStories] = useState<StoryEntry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, StoryEntry> }) =>
        setStories(Object.values(index.entries).filter(({ type }) => type === 'story')),
      );
  }, []);
  return stories;
}
