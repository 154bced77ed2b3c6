import { providerNames } from '../credentials/provider-names.ts';
import type { SocialProvider } from '@dryrun/contracts/auth';
import { escapeHtml } from '@dryrun/contracts/escape-html';
import { site } from '@dryrun/contracts/site';
import { sampleIdentities } from './fake-identities.ts';
import { renderPage } from './page.ts';

/** The forms post the signed `request` back with the chosen user. */
export function renderLoginPage(provider: SocialProvider, action: string, request: string): string {
  const name = providerNames[provider];
  const hidden = `<input type="hidden" name="request" value="${escapeHtml(request)}">`;
  const choices = sampleIdentities.map(
    (identity) => `<form method="post" action="${action}">${hidden}
<input type="hidden" name="email" value="${escapeHtml(identity.email)}">
<input type="hidden" name="name" value="${escapeHtml(identity.name)}">
${identity.isVerified ? '<input type="hidden" name="isVerified" value="on">' : ''}
<button class="choice" name="decision" value="allow">${escapeHtml(identity.name)}
<small>${escapeHtml(identity.email)}${identity.isVerified ? '' : ', email not verified'}</small></button></form>`,
  );
  return renderPage(
    `Log in with ${name} (fake)`,
    `<main>
<span class="note">Fake ${name} login for local use</span>
<h1>Log in to ${escapeHtml(site.name)} with ${name}</h1>
<p>Pick a test user or enter your own. Nothing leaves this machine.</p>
${choices.join('\n')}
<form class="card" method="post" action="${action}">${hidden}
<label>Name <input type="text" name="name" maxlength="200" autocomplete="off"></label>
<label>Email <input type="email" name="email" maxlength="254" required autocomplete="off"></label>
<label class="box"><input type="checkbox" name="isVerified" checked> ${name} has verified this email</label>
<div class="row"><button class="main" name="decision" value="allow">Continue</button>
<button class="quiet" name="decision" value="deny" formnovalidate>Cancel</button></div>
</form>
</main>`,
  );
}

/** Shown for an invalid request, when the provider can't redirect back to the client. */
export function renderErrorPage(provider: SocialProvider, message: string): string {
  return renderPage(
    `${providerNames[provider]} (fake)`,
    `<main><h1>${providerNames[provider]} rejected this request</h1><p>${escapeHtml(message)}</p></main>`,
  );
}
