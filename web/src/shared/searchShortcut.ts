/** Whether a key press asks for the search: Ctrl+K, Cmd+K on a Mac. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** What the button is called that opens the search. */
export const searchLabel = 'Search the lessons';
