const encode = (value: unknown) => btoa(JSON.stringify(value));
const random = (bytes: number) => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));

/** A payment token in the shape of protocol ECv2; nothing in it is encrypted with anybody's key. */
export function createToken(protocolVersion = 'ECv2', now = Date.now()): string {
  const signedKey = JSON.stringify({ keyValue: random(91), keyExpiration: String(now + 86_400_000) });
  const signedMessage = JSON.stringify({
    encryptedMessage: encode({ messageId: random(12), messageExpiration: String(now + 3_600_000) }),
    ephemeralPublicKey: random(65),
    tag: random(32),
  });
  return JSON.stringify({
    signature: random(71),
    intermediateSigningKey: { signedKey, signatures: [random(71)] },
    protocolVersion,
    signedMessage,
  });
}
