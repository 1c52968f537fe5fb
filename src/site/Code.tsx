import type { CodeToken } from '#shared/code-token.ts'
import styles from './Code.module.css'

/** Lines of code in colours. */
export function Code({ tokens }: { tokens: readonly CodeToken[] }) {
  return (
    <pre tabIndex={0} className={styles.code}>
      <code>
        {tokens.map((token, index) =>
          typeof token === 'string' ? (
            token
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is its index
            <span key={index} data-kind={token[0]}>
              {token[1]}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}
