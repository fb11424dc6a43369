import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

export interface BrowserKeys {
  pair: ECDH
  auth: Buffer
}

const bytes = (value: ArrayBuffer): Buffer => Buffer.from(value)

/** What a browser makes of a message (RFC 8291 over RFC 8188), written after the papers and not with the library that encrypts. @throws when it is for another browser */
export function decryptPush(message: Buffer, { auth, pair }: BrowserKeys): string {
  const salt = message.subarray(0, 16)
  const keyLength = message[20]!
  const senderKey = message.subarray(21, 21 + keyLength)
  const sealed = message.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = bytes(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const key = bytes(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = bytes(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and then zeros.
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString()
}
