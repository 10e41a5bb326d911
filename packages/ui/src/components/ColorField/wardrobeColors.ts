/** The colours of the wardrobe illustration, offered as presets. */
export const wardrobeColors = ['#B89B6E', '#8C2F3C', '#2F4053', '#2F5848', '#34363A', '#EDE5D8', '#C3845B'] as const;
