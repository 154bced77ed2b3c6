import { localCardKeys } from '@dryrun/runtime/private/fake-stripe';
import type { BrowserContext } from 'playwright-core';
import { system } from './system.ts';

/** Replaces Stripe's script and API. Returns a live set of the paths that requested the script. */
export async function stubStripe(context: BrowserContext): Promise<ReadonlySet<string>> {
  const requestingPaths = new Set<string>();
  await context.route('https://js.stripe.com/**', async (route) => {
    requestingPaths.add(new URL(route.request().frame().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await fetch(`${system.cards.url}${pathname}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localCardKeys.STRIPE_PUBLISHABLE_KEY}` },
      body: route.request().postData() ?? '',
      redirect: 'manual',
    });
    // A browser would follow the bank's redirect; the stub reads its target.
    const returnUrl = response.headers.get('location');
    await route.fulfill({
      status: returnUrl === null ? response.status : 200,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: returnUrl === null ? await response.text() : JSON.stringify({ returnUrl }),
    });
  });
  return requestingPaths;
}

/** A stub of Stripe.js. Like Stripe, it confirms 3-D Secure cards in a dialog over the page. */
const script = `
window.Stripe = Object.assign((key) => {
  const listeners = {};
  const emit = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
  const card = {
    mount(parent) {
      const input = document.createElement('input');
      input.setAttribute('data-stripe-stub', '');
      input.setAttribute('aria-label', 'Card');
      input.addEventListener('input', () => emit('change', {
        elementType: 'card', empty: input.value === '', complete: input.value.length === 16,
        error: input.value.length < 16 ? { message: 'Your card number is incomplete.' } : undefined }));
      parent.append(input);
      card.input = input;
      queueMicrotask(() => emit('ready', card));
    },
    on(name, listener) { (listeners[name] ??= []).push(listener); return card; },
    off() { return card; }, update() {}, destroy() { card.input?.remove(); }, unmount() {}, focus() {}, blur() {}, clear() {},
  };
  const elements = { create: () => card, getElement: () => card, update() {}, on() {}, fetchUpdates: async () => ({}) };
  const api = 'https://api.stripe.com';
  const askCardholder = () => new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    for (const [outcome, text] of [['confirmed', 'Complete'], ['refused', 'Fail']]) {
      const button = document.createElement('button');
      button.textContent = text;
      button.onclick = () => { dialog.remove(); resolve(outcome); };
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.showModal();
  });
  const confirmWithCardholder = async (intent) => {
    const page = intent.next_action.redirect_to_url.url.replace('/card-processor', '');
    const response = await fetch(api + page, { method: 'POST', body: new URLSearchParams({ outcome: await askCardholder() }) });
    const { returnUrl } = await response.json();
    return returnUrl.includes('redirect_status=succeeded')
      ? { paymentIntent: { ...intent, status: 'succeeded' } }
      : { error: { message: 'We are unable to authenticate your payment method.' } };
  };
  return {
    elements: () => elements,
    createToken() {}, createPaymentMethod() {}, registerAppInfo() {}, _registerWrapper() {},
    async confirmCardPayment(secret, { receipt_email, payment_method }) {
      const { email, name = '' } = payment_method.billing_details;
      const fields = new URLSearchParams({
        client_secret: secret, receipt_email, 'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card.input.value,
        'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
        'payment_method_data[billing_details][email]': email,
        'payment_method_data[billing_details][name]': name,
      });
      const id = secret.split('_secret_')[0];
      const response = await fetch(api + '/v1/payment_intents/' + id + '/confirm', { method: 'POST', body: fields });
      const result = await response.json();
      if (result.error) return { error: result.error };
      return result.status === 'requires_action' ? confirmWithCardholder(result) : { paymentIntent: result };
    },
  };
}, { version: 3 });
`;
