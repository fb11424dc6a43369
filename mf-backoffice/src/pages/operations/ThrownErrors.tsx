import { useText, useLocale } from '@sild/shell-api'
import { DateTime, Glyph, Stack, Text } from '@sild/ui'
import type { DeliveredApp } from './delivered-app.ts'
import * as css from './AppProblems.module.css'

/** Some errors of live releases, with their places in the code. */
export function ThrownErrors({ app: { canary, errors, stable } }: { app: DeliveredApp }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.operations')
  const versionOf = (release: string) => [stable, canary].find((live) => live?.id === release)?.version ?? release
  return (
    <details className={css.rest}>
      <summary className={css.more}>
        <Glyph name="chevronDown" />
        {text('errors', { count: errors.length })}
      </summary>
      <Stack as="ul" gap={16}>
        {errors.map(({ kind, lastAt, message, occurrences, release, stack }) => (
          <li key={`${release} ${kind} ${message} ${stack}`}>
            <Text size={12} tone="muted">
              {versionOf(release)}&nbsp;· {text(`errors.${kind}`)}&nbsp;· {text('errors.times', { count: occurrences })}
              &nbsp;· <DateTime value={lastAt} locale={locale} format="dayAndTime" />
            </Text>
            <pre lang="en" className={css.stack}>
              {[message, stack].filter(Boolean).join('\n')}
            </pre>
          </li>
        ))}
      </Stack>
    </details>
  )
}
