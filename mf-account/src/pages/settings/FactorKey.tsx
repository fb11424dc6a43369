import { useText } from '@sild/shell-api'
import { useCopy } from '@sild/shell-api/copy'
import { Button, Cluster, lazyPart, Link, Skeleton, Stack, Text } from '@sild/ui'
import { Suspense } from 'react'
import * as css from './QrCode.module.css'

const QrCode = lazyPart(async () => (await import(/* webpackChunkName: "qr-code" */ './QrCode.tsx')).QrCode)

/** The key in the three ways to bring it into an app: scanned, typed or pasted, and opened on this device. */
export function FactorKey({ secret, uri }: { secret: string; uri: string }) {
  const text = useText('mf-account.settings.second-factor')
  const copy = useCopy({ copied: text('copied'), failed: text('copy-failed') })
  return (
    <Stack gap={12}>
      <Text>{text('scan')}</Text>
      <div className={css.place}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <QrCode text={uri} label={text('qr')} />
        </Suspense>
      </div>
      <Text>{text('secret')}</Text>
      <Cluster>
        <Text isStrong>
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </Text>
        <Button onClick={() => void copy(secret)}>{text('copy')}</Button>
      </Cluster>
      <Link isAlone href={uri}>
        {text('open')}
      </Link>
    </Stack>
  )
}
