import { providerNames } from '../auth/social/identity.ts';
import type { SocialProvider } from '@dryrun/contracts/auth';
import { knownIdentities } from './fake-identities.ts';
import { escapeHtml, page } from './page.ts';

/** The page on which one chooses who to be. `request` is handed back signed, with whatever is chosen. */
export function fakeProviderPage(provider: SocialProvider, action: string, request: string): string {
  const name = providerNames[provider];
  const hidden = `<input type="hidden" name="request" value="${escapeHtml(request)}">`;
  const choices = knownIdentities.map(
    (identity) => `<form method="post" action="${action}">${hidden}
<input type="hidden" name="email" value="${escapeHtml(identity.email)}">
<input type="hidden" name="name" value="${escapeHtml(identity.name)}">
${identity.isVerified ? '<input type="hidden" name="isVerified" value="on">' : ''}
<button class="choice" name="decision" value="allow">${escapeHtml(identity.name)}
<small>${escapeHtml(identity.email)}${identity.isVerified ? '' : ', e-mail not verified'}</small></button></form>`,
  );
  return page(
    `Log in with ${name} (stand-in)`,
    `<main>
<span class="note">A stand-in of ${name} for local use</span>
<h1>Log in to Dry Run with ${name}</h1>
<p>Choose who you are, or invent somebody. Nothing leaves this machine.</p>
${choices.join('\n')}
<form class="card" method="post" action="${action}">${hidden}
<label>Name <input type="text" name="name" maxlength="200" autocomplete="off"></label>
<label>E-mail <input type="email" name="email" maxlength="254" required autocomplete="off"></label>
<label class="box"><input type="checkbox" name="isVerified" checked> ${name} has verified this e-mail</label>
<div class="row"><button class="main" name="decision" value="allow">Continue</button>
<button class="quiet" name="decision" value="deny" formnovalidate>Cancel</button></div>
</form>
</main>`,
  );
}

/** What a provider shows when it cannot even send the browser back. */
export function refusalPage(provider: SocialProvider, sentence: string): string {
  return page(
    `${providerNames[provider]} (stand-in)`,
    `<main><h1>${providerNames[provider]} refuses this request</h1><p>${escapeHtml(sentence)}</p></main>`,
  );
}
