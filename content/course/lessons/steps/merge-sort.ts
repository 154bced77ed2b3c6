import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { CallNode, Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'base case': {
    java: 'if (values.length <= 1) return values;',
    python3: 'return values',
    c_cpp: 'if (values.size() <= 1) return values;',
  },
  cut: {
    java: 'int middle = values.length / 2;',
    python3: 'middle = len(values) // 2',
    c_cpp: 'auto middle = values.begin() + values.size() / 2;',
  },
  merge: {
    java: 'return merge(left, right);',
    python3: 'return merge(merge_sort(values[:middle]), merge_sort(values[middle:]))',
    c_cpp: 'return merge(mergeSort({values.begin(), middle}), mergeSort({middle, values.end()}));',
  },
} satisfies CodeLines;

interface Call {
  readonly label: string;
  readonly children: Call[];
  mark: Mark;
  result?: string;
}

/** Merge sort as a growing call tree with the result below each call. */
export function generateSteps({ values }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  let root: Call | undefined;
  const show = (line: keyof typeof codeLines, text: string): void => {
    if (root) steps.push({ line, text, picture: { kind: 'calls', root: copyOf(root) } });
  };

  const sort = (part: readonly number[], siblings?: Call[]): number[] => {
    const call: Call = { label: part.join(' '), children: [], mark: 'active' };
    if (siblings) siblings.push(call);
    else root = call;
    if (part.length <= 1) {
      call.mark = 'good';
      call.result = part.join(' ');
      show('base case', `${part.join(' ')} alone is sorted.`);
      return [...part];
    }
    const middle = Math.floor(part.length / 2);
    const [first, second] = [part.slice(0, middle), part.slice(middle)];
    show(
      'cut',
      `Sort ${part.join(' ')}: cut it into ${first.join(' ')} and ${second.join(' ')}, the left half first.`,
    );
    const left = sort(first, call.children);
    const right = sort(second, call.children);
    const merged = merge(left, right);
    call.result = merged.join(' ');
    call.mark = 'good';
    show('merge', `Merge ${left.join(' ')} and ${right.join(' ')}: ${merged.join(' ')}.`);
    return merged;
  };
  sort(values);
  return steps;
}

function merge(left: readonly number[], right: readonly number[]): number[] {
  const merged: number[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]];
    if (a !== undefined && (b === undefined || a <= b)) {
      merged.push(a);
      i += 1;
    } else if (b !== undefined) {
      merged.push(b);
      j += 1;
    }
  }
  return merged;
}

function copyOf({ label, children, mark, result }: Call): CallNode {
  return { label, mark, children: children.map(copyOf), result };
}
