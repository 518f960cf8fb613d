/** RSA-OAEP with SHA-256, as the server reads it. */
const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** Whether the browser encrypts here: it offers that at secure addresses alone. */
export function canEncrypt(): boolean {
  // The types know secure addresses alone.
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A password under the server's key (SPKI in base64), in base64; undefined for a key that cannot be read. */
export async function encryptPassword(password: string, publicKey: string): Promise<string | undefined> {
  try {
    const key = await crypto.subtle.importKey('spki', toBytes(publicKey), ALGORITHM, false, ['encrypt']);
    const bytes = await crypto.subtle.encrypt(ALGORITHM.name, key, new TextEncoder().encode(password));
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  } catch {
    return undefined; // nothing is sent then, and the page says so (FIN-07)
  }
}
