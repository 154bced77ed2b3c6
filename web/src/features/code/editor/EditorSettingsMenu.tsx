import { Settings2 } from 'lucide-react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Menu, MenuChoice, MenuHeading, MenuSeparator } from '../../../shared/ui/Menu.tsx';
import { fontSizesPx, keyMaps, tabSizes, useEditorSettings } from './editorSettings.ts';
import { MenuStepper, MenuSwitch } from './MenuControls.tsx';

const keyMapNames = { standard: 'Standard', vim: 'Vim' } as const;
const keyMapOptions = keyMaps.map((id) => ({ id, label: keyMapNames[id] }));

export function EditorSettingsMenu() {
  const [settings, change] = useEditorSettings();
  return (
    <Menu trigger={<IconButton label="Editor settings" icon={<Settings2 size={16} aria-hidden />} />}>
      <MenuHeading>Text size</MenuHeading>
      <MenuStepper
        label="Text size"
        unit="px"
        options={fontSizesPx}
        value={settings.fontSizePx}
        onChange={(fontSizePx) => change({ fontSizePx })}
      />
      <MenuHeading>Tab width</MenuHeading>
      <MenuStepper
        label="Tab width"
        unit="spaces"
        options={tabSizes}
        value={settings.tabSize}
        onChange={(tabSize) => change({ tabSize })}
      />
      <MenuSeparator />
      <MenuSwitch isOn={settings.wordWrap} onChange={(wordWrap) => change({ wordWrap })}>
        Wrap long lines
      </MenuSwitch>
      <MenuSwitch isOn={settings.autocomplete} onChange={(autocomplete) => change({ autocomplete })}>
        Autocomplete while typing
      </MenuSwitch>
      <MenuSwitch isOn={settings.liveExamples} onChange={(liveExamples) => change({ liveExamples })}>
        Check examples while typing
      </MenuSwitch>
      <MenuSwitch isOn={settings.screenReader} onChange={(screenReader) => change({ screenReader })}>
        Optimize for screen readers
      </MenuSwitch>
      <MenuSeparator />
      <MenuHeading>Key map</MenuHeading>
      <MenuChoice options={keyMapOptions} value={settings.keyMap} onChange={(keyMap) => change({ keyMap })} />
    </Menu>
  );
}
