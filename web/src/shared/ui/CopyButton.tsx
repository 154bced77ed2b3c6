import { limits } from '@dryrun/contracts/limits';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { showError } from './toast.tsx';

export function CopyButton({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return showError('Your browser blocked copying. Select the text and copy it yourself.');
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), limits.copyConfirmMs);
  };

  return (
    <>
      <IconButton
        className={className}
        label={isCopied ? 'Copied' : 'Copy'}
        icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}
