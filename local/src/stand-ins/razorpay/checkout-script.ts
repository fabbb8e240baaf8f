/** The address of Razorpay's Checkout. */
export const checkoutAddress = 'https://checkout.razorpay.com/v1/checkout.js';
/** The path of the local Checkout, because Razorpay does not know the stand-in's orders. */
export const localCheckoutPath = '/__local/checkout.js';

/** The parts of Checkout that the site uses: a dialog to pay at the stand-in, to fail, or to close. */
export const checkoutScript = `
window.Razorpay = class {
  #options;
  #failed = [];
  #dialog = document.createElement('dialog');

  constructor(options) {
    this.#options = options;
    const { amount, name, order_id } = options;
    const rupees = (amount / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
    this.#dialog.setAttribute('aria-label', 'Razorpay on this machine');
    Object.assign(this.#dialog.style, {
      margin: 'auto', padding: '24px', border: '0', borderRadius: '12px', font: '16px/1.5 system-ui',
      background: '#fff', color: '#111', maxWidth: '320px',
    });
    const text = document.createElement('p');
    text.textContent = name + ', ' + rupees + '. No money moves: this is a stand-in for Razorpay.';
    this.#dialog.append(
      text,
      this.#button('Pay ' + rupees, () => this.#pay('captured')),
      this.#button('Fail the payment', () => this.#pay('failed')),
      this.#button('Close', () => this.close()),
    );
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.close();
    });
  }

  on(event, listener) {
    if (event === 'payment.failed') this.#failed.push(listener);
  }

  open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  close() {
    this.#dialog.remove();
    this.#options.modal.ondismiss();
  }

  #button(label, press) {
    const button = document.createElement('button');
    button.textContent = label;
    Object.assign(button.style, {
      display: 'block', width: '100%', minHeight: '44px', marginTop: '12px', border: '1px solid #888',
      borderRadius: '8px', background: '#fff', color: '#111', font: 'inherit', cursor: 'pointer',
    });
    button.addEventListener('click', press);
    return button;
  }

  async #pay(outcome) {
    const path = '/__local/razorpay/orders/' + this.#options.order_id + '/pay?outcome=' + outcome;
    const answer = await fetch(path, { method: 'POST' });
    if (outcome === 'failed' || !answer.ok) return this.#failed.forEach((listener) => listener());
    this.#dialog.remove();
    this.#options.handler(await answer.json());
  }
};
`;
