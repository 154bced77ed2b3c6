import type { Recording } from './recording.ts';
import { applyObject, referenceOf, type FieldsObject, type ObjectState } from './traceObjects.ts';

/** The fields that link the nodes of a list. */
export interface ListLinks {
  readonly next: string;
  readonly prev: string | undefined;
}

/** Which objects are nodes of lists or binary trees. The same for all objects of a type in a recording. */
export interface NodeShapes {
  readonly listLinksOf: (object: ObjectState | undefined) => ListLinks | undefined;
  readonly isTreeNode: (object: ObjectState | undefined) => boolean;
}

/** Recognizes them by the fields that refer to objects of their own type at some step. */
export function findNodeShapes(recording: Recording): NodeShapes {
  const types = new Map<string, TypeFields>();
  const objects = new Map<number, ObjectState>();
  for (const { event } of recording.steps) {
    const entries = Object.entries(event[4]);
    for (const [key, change] of entries) {
      const object = applyObject(objects.get(Number(key)), change);
      if (object) objects.set(Number(key), object);
    }
    for (const [key] of entries) {
      const object = objects.get(Number(key));
      if (object?.kind !== 'object') continue;
      const type = types.get(object.type) ?? new TypeFields(object.type);
      types.set(object.type, type);
      type.add(Number(key), object, objects);
    }
  }
  const typeOf = (object: ObjectState | undefined) =>
    object?.kind === 'object' ? types.get(object.type) : undefined;
  const lists = new Map(
    [...types].map(([name, type]) => [name, type.isTree() ? undefined : type.listLinks()]),
  );
  return {
    listLinksOf: (object) => (object?.kind === 'object' ? lists.get(object.type) : undefined),
    isTreeNode: (object) => typeOf(object)?.isTree() === true,
  };
}

const nextNames: ReadonlySet<string> = new Set(['next', 'newer', 'after', 'child', 'down']);
/** Fields of a single link that make a forest, which a list cannot show. */
const parentNames: ReadonlySet<string> = new Set(['parent', 'root', 'leader', 'boss']);

class TypeFields {
  readonly #name: string;
  readonly #all = new Set<string>();
  readonly #links = new Set<string>();
  /** Fields that refer to something else, such as a map. */
  readonly #others = new Set<string>();
  /** Links that another field of the target returns: `x.next.prev` is `x`. */
  #mutualLinks = 0;
  #oneWayLinks = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(id: number, object: FieldsObject, objects: ReadonlyMap<number, ObjectState>): void {
    for (const [field, value] of object.fields) {
      this.#all.add(field);
      const target = referenceOf(value);
      const other = target === undefined ? undefined : objects.get(target);
      const isLink = other?.kind === 'object' && other.type === object.type;
      if (isLink) this.#links.add(field);
      else if (other !== undefined || (value !== null && !Array.isArray(value))) this.#others.add(field);
      if (!isLink) continue;
      const returns = [...other.fields].some(([name, back]) => name !== field && referenceOf(back) === id);
      if (returns) this.#mutualLinks += 1;
      else this.#oneWayLinks += 1;
    }
  }

  /** A doubly linked list may call its links left and right, too. The problems' own type is always a tree. */
  isTree(): boolean {
    const hasChildren = ['left', 'right'].every((name) => this.#canLink(name));
    return hasChildren && (this.#name === 'TreeNode' || !this.#isMutual());
  }

  listLinks(): ListLinks | undefined {
    if (this.#canLink('next')) {
      const prev = ['prev', 'previous'].find((name) => this.#canLink(name));
      return { next: 'next', prev };
    }
    const [first, second, ...more] = this.#links;
    if (first === undefined || more.length > 0) return undefined;
    if (second === undefined) return parentNames.has(first) ? undefined : { next: first, prev: undefined };
    if (!this.#isMutual()) return undefined;
    return nextNames.has(second) ? { next: second, prev: first } : { next: first, prev: second };
  }

  #canLink(field: string): boolean {
    return this.#all.has(field) && !this.#others.has(field);
  }

  #isMutual(): boolean {
    return this.#mutualLinks > this.#oneWayLinks;
  }
}
