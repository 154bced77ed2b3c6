import { Subprocessors } from '../../features/privacy/Subprocessors.tsx';
import { TextPage } from './TextPage.tsx';
import { privacy } from './textPages.ts';

/** The privacy policy, with the subprocessors of this installation. */
export function PrivacyPage() {
  return <TextPage page={privacy} inset={<Subprocessors />} />;
}
