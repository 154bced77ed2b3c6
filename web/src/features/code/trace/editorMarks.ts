/** Marks that the editor shows for a step. */
export interface EditorMarks {
  /** The current line and the ones before it, latest first. */
  readonly lines: readonly number[];
  readonly onRunToLine: (line: number) => void;
}

/** Holds the marks outside of React's state, so that a step rerenders the editor and not the page. */
export class EditorMarksStore {
  #marks: EditorMarks | undefined;
  readonly #listeners = new Set<() => void>();

  get = (): EditorMarks | undefined => this.#marks;

  set = (marks: EditorMarks | undefined): void => {
    if (marks === this.#marks) return;
    this.#marks = marks;
    for (const listener of this.#listeners) listener();
  };

  /** Returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
