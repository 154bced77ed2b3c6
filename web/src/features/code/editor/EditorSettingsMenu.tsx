import { Settings2 } from 'lucide-react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Menu, MenuHeading, MenuSeparator } from '../../../shared/ui/Menu.tsx';
import { fontSizesPx, tabSizes, useEditorSettings } from './editorSettings.ts';
import { MenuStepper, MenuSwitch } from './MenuControls.tsx';

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
    </Menu>
  );
}
