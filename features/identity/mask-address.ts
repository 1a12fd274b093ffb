/** 'k•••@demo.test', '••• •• 567': enough to know one's own address again, too little for others. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address[0]}•••${address.slice(at)}`;
  return `••• •• ${address.slice(-3)}`;
}
