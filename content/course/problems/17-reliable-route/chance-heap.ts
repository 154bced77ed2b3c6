/** A binary max-heap of nodes by chance. */
export class ChanceHeap {
  readonly #chances: number[] = [];
  readonly #nodes: number[] = [];

  /** Adds a node. The same node may be added several times. */
  push(chance: number, node: number): void {
    let at = this.#nodes.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.#chances[parent] as number) >= chance) break;
      this.#copy(parent, at);
      at = parent;
    }
    this.#put(at, chance, node);
  }

  /** Removes the node with the greatest chance; undefined if the heap is empty. */
  pop(): { readonly chance: number; readonly node: number } | undefined {
    const [chance, node] = [this.#chances[0], this.#nodes[0]];
    const [lastChance, lastNode] = [this.#chances.pop(), this.#nodes.pop()];
    if (chance === undefined || node === undefined || lastChance === undefined || lastNode === undefined)
      return undefined;
    if (this.#nodes.length > 0) this.#put(this.#siftDown(lastChance), lastChance, lastNode);
    return { chance, node };
  }

  /** Sifts down from the root by moving greater children up; returns the position for `chance`. */
  #siftDown(chance: number): number {
    const size = this.#nodes.length;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      const right = child + 1;
      if (right < size && (this.#chances[right] as number) > (this.#chances[child] as number)) child = right;
      if (chance >= (this.#chances[child] as number)) break;
      this.#copy(child, at);
      at = child;
    }
    return at;
  }

  #copy(from: number, to: number): void {
    this.#put(to, this.#chances[from] as number, this.#nodes[from] as number);
  }

  #put(at: number, chance: number, node: number): void {
    this.#chances[at] = chance;
    this.#nodes[at] = node;
  }
}
