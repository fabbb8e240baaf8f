/** Opens WhatsApp with a text to this number. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
