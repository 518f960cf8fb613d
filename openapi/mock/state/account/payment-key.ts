/**
 * The key pair of the mock, under which a new payment password is sent. It protects nothing: it is written down so that the
 * example of the description can be read, and every mock has the same.
 */
import { constants, createPrivateKey, createPublicKey, privateDecrypt } from 'node:crypto';

const KEY = {
  kty: 'RSA',
  n: 'tay9NoNVaDAGmvnN5cuRuAZShgoihqm5TRrzi7dTy3N6R0AW-6b0FRLenh8f1qYWfb2ucnuqyHJHyrfB-4gtfP5tx2xlcOMGinQvdrt9A2Y8HsfACEKIxt74iM2OBjR0gtuxnCurJ9NrcFSt5GxoQYcm10cAspda1aQanwMQo7e7l1fTKT31Srj8jE1CDJWnSqTUnbE8Sr6rhpAQvj4yb4vWxUza9d9cvdwLK5jb64OHfnvfihSVh34Q0SnJuEU8Hgm8vRsH_FpIawhOuPNM0hHMAFIrCBWhOcy5kKrR-nBX4ednQRj5pt5we03njkOcHMPcHGSzv9gl9GjT8ExsGQ',
  e: 'AQAB',
  d: '-8cgOF2aDpRZCVEM0ubvkVpFcHRqDGgOHNLfqoIAhslDWftzaIEbHRmYYryOmYTtJq7maKVTox_R8sxMBYycG6MyASBbE0QsUVzlG_GdNwoRUb6NJEfWPSlaAtuih7H5i8PjNcxPTxiZjXGmZfCI7r3G6jpkGqfZhQqfUGevBVsq0ajWh6RZxumaO_gtHGrD3u32FwikSFudpzOZVJ-NTVLTkEjzZGAEKzk3ZP7fsC11Aqg1uWvSQS5yxdg2XvdllGvDIGBeaTpvP5ap_JU038G6mOpSZit0Lh_Ol7qrjrkJYMUno4JPtBZGKbutYb35cRL1jfYH4HuiAYvN6q9B',
  p: '8Rhm3reZqTV0meBV2CUEVR96Whrm0dT-qkHiVCUxJdGbivSkGflRI4yw71jjWZ8xtnKcJXpppmJU5T9VORura0kruKiVbMSuGEN7e0zh5tRV8Wxgg69g3rgzf57W2uuUiXOonhbsrwTK0qCYdHknTIAAbg6E4zMu27fwM8utGTk',
  q: 'wOfxE9VwbmpcE1xyOeeVaBttwo4sMzL29UkHXGK36DfmhJgd9G-sIxHUZYRgz1uy6e3qleN5leuA8VK0bLYdZ14fTlMdMTDi9RnPWwVDJL_Gmlb6t7OZvPeLYyOMM9m4lx4AIBvU75rywqdZItnq-WgG7OLRnQUDOlB9evC4SeE',
  dp: 'XCzYJ45KUUb-rVX3fAuq_GBshsaCOPcV5kIKJeGSSMM6lIWzt7p6Kv0_KELzqPAUMYzf5fRHMDWn_32XN548i2gOLytE9bC8XspuC1X5iCbmNMcanz4N6xjBl6lCu7AVufdeIBLjqoZKhPyhTOaE_9pwT6N9at_GqnpIe4UDSQE',
  dq: 'QCcimmj6Gg5PDrVI247ztgqhJvmnI2PIk2w1AXlnFdg5VlFMbPUSdxs_2n76vxsM1hUkVbKvxbbrS9YoYJr0DmNT3_VuGOTcJYzu06NdYARTJRLWEG-vKhPdDBxPTRMT-1WjzwnSd9i88RU8ZIW6SjVZUEBiW2jGWQdZo6AYeaE',
  qi: 'a4P6EKWwAB4SvHswqc7nosOTy0mwGLpya6kl-vJrjM1XnjyCphJfle-seVmTEffTaC1RtIhPprIRF63sZUMHQx9dqKpmb7gsDxw7UjV0q0V9O-wyuyfI8IDX9iRImlrRlb0r3L_H1ufxyFwnS9CDzxLV23U-GIed57MAQ4VZj5E',
};

const privateKey = createPrivateKey({ key: KEY, format: 'jwk' });

export const KEY_ID = 'ZFMM202611';

/** SPKI in base64, as a browser imports it. */
export const PUBLIC_KEY = createPublicKey(privateKey)
  .export({ format: 'der', type: 'spki' })
  .toString('base64');

/** The text that was encrypted under the public key; undefined for other data. */
export function decryptPassword(ciphertext: string): string | undefined {
  try {
    const options = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(options, Buffer.from(ciphertext, 'base64')).toString('utf8');
  } catch {
    return undefined; // another key, another padding, or no ciphertext at all
  }
}
