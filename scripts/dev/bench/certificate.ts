import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** One value of the encoding DER (ITU-T X.690): tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const hex = (digits: string) => Buffer.from(digits, 'hex')
const time = (text: string) => der(0x17, Buffer.from(text))

const signedByEcdsa = sequence(der(0x06, hex('2a8648ce3d040302'))) // ecdsa-with-SHA256, 1.2.840.10045.4.3.2
const commonName = der(0x06, hex('550403')) // 2.5.4.3

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** SHA-256 of the public key in Base64: what Chromium wants to be told to trust it. */
  readonly fingerprint: string
}

/** A certificate for one run, signed by itself (RFC 5280, section 4.1): no file, no other program. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('bench')))))
  const statement = sequence(
    der(0xa0, der(0x02, hex('02'))), // version 3
    der(0x02, hex('01')), // serial number
    signedByEcdsa,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicInfo,
  )
  const signature = sign('sha256', statement, privateKey)
  const whole = sequence(statement, signedByEcdsa, der(0x03, hex('00'), signature))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(publicInfo).digest('base64'),
  }
}
