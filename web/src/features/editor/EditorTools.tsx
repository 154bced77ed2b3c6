import { limits } from '@dryrun/contracts/limits';
import { ClipboardCopy, Download, FolderOpen, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveTextFile } from '../../shared/saveFile.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Menu, MenuItem } from '../../shared/ui/Menu.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { showError } from '../../shared/ui/toast.tsx';
import { snippets } from './snippets.ts';

interface EditorToolsProps {
  readonly text: string;
  readonly onInsert: (snippet: string) => void;
  readonly onOpen: (text: string, name: string) => void;
  readonly fileName: string;
}

export function EditorTools({ text, onInsert, onOpen, fileName }: EditorToolsProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      onOpen(await file.text(), file.name);
    } catch {
      showError('This file could not be read. Try another one.');
    }
  };
  return (
    <Row gap={2}>
      <Menu
        align="start"
        trigger={
          <Button size="sm" icon={<Plus size={16} aria-hidden />}>
            Insert
          </Button>
        }
      >
        {snippets.map((snippet) => (
          <MenuItem key={snippet.name} onSelect={() => onInsert(snippet.text)}>
            {snippet.name}
          </MenuItem>
        ))}
      </Menu>
      <input
        ref={fileInput}
        type="file"
        accept=".md,.markdown,text/markdown,text/plain"
        hidden
        aria-label="File to open"
        onChange={(event) => {
          void openFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        size="sm"
        icon={<FolderOpen size={16} aria-hidden />}
        onClick={() => fileInput.current?.click()}
      >
        Open file
      </Button>
      <Button
        size="sm"
        icon={<Download size={16} aria-hidden />}
        onClick={() => saveTextFile(text, fileName, 'text/markdown')}
      >
        Save file
      </Button>
      <CopyAll text={text} />
    </Row>
  );
}

function CopyAll({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), limits.copyConfirmMs);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showError('Your browser blocks copying. Select the text and copy it manually.');
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={<ClipboardCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied!' : 'Copy to clipboard'}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copied to the clipboard' : ''}
      </span>
    </>
  );
}
