import type { MemoryItem } from '@dryrun/contracts/memory';

export interface ItemProps<Item extends MemoryItem> {
  readonly item: Item;
  /** Whether the exercise follows another one on the page. */
  readonly takesFocus: boolean;
  /** Called when the answer is sent. The page then keeps the item until `onNext`. */
  readonly onAnswered: () => void;
  readonly onNext: () => void;
}
