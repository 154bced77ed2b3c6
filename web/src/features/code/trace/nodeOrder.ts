import type { NodeShapes } from './nodeShapes.ts';
import type { Recording } from './recording.ts';
import { applyObject, referenceOf, type ObjectState } from './traceObjects.ts';

/** The places of list nodes, which stay the same in all steps, so that only links move. */
export interface NodeOrder {
  readonly rankOf: (id: number) => number;
  /** Nodes with the same group are linked at some step and drawn together. */
  readonly groupOf: (id: number) => number;
}

/** Orders the nodes of all lists: along the links when they first appear, a later node beside its first neighbor. */
export function orderNodes(recording: Recording, { listLinksOf }: NodeShapes): NodeOrder {
  const places = new Places();
  const objects = new Map<number, ObjectState>();
  for (const { event } of recording.steps) {
    const changedIds = Object.keys(event[4]).map(Number);
    for (const [key, change] of Object.entries(event[4])) {
      const object = applyObject(objects.get(Number(key)), change);
      if (object) objects.set(Number(key), object);
    }
    const nodes = changedIds.filter((id) => listLinksOf(objects.get(id)) !== undefined);
    const nextOf = (id: number) => {
      const node = objects.get(id);
      const links = listLinksOf(node);
      return links && node?.kind === 'object' ? referenceOf(node.fields.get(links.next)) : undefined;
    };
    places.add(nodes, nextOf);
  }
  return places;
}

class Places implements NodeOrder {
  readonly #order: number[] = [];
  readonly #parents = new Map<number, number>();
  #ranks = new Map<number, number>();

  /** `nodes` are new or changed. */
  add(nodes: readonly number[], nextOf: (id: number) => number | undefined): void {
    const targets = new Set(nodes.map(nextOf));
    const heads = nodes.filter((id) => !targets.has(id));
    const visited = new Set<number>();
    for (const head of [...heads, ...nodes]) {
      let id: number | undefined = head;
      while (id !== undefined && !visited.has(id)) {
        visited.add(id);
        const next = nextOf(id);
        this.#place(id, next);
        if (next !== undefined) this.#union(id, next);
        id = nodes.includes(next ?? 0) ? next : undefined;
      }
      // The rest of a chain is placed behind its head.
    }
  }

  rankOf = (id: number): number => {
    if (this.#ranks.size === 0) this.#ranks = new Map(this.#order.map((node, rank) => [node, rank]));
    return this.#ranks.get(id) ?? Infinity;
  };

  groupOf = (id: number): number => {
    const parent = this.#parents.get(id);
    return parent === undefined ? id : this.groupOf(parent);
  };

  #place(id: number, next: number | undefined): void {
    if (!this.#order.includes(id)) this.#insert(id, next);
    const at = this.#order.indexOf(id);
    if (next !== undefined && !this.#order.includes(next)) this.#order.splice(at + 1, 0, next);
  }

  /** Before its successor if that has a place. */
  #insert(id: number, next: number | undefined): void {
    const at = next === undefined ? -1 : this.#order.indexOf(next);
    if (at >= 0) this.#order.splice(at, 0, id);
    else this.#order.push(id);
  }

  #union(a: number, b: number): void {
    const [first, second] = [this.groupOf(a), this.groupOf(b)];
    if (first !== second) this.#parents.set(second, first);
  }
}
