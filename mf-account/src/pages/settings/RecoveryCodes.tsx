import { useText } from '@sild/shell-api'
import { Button, Cluster, Stack, Text } from '@sild/ui'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useText('mf-account.settings.second-factor')
  return (
    <Stack gap={12} role="status">
      <Text isStrong>{text('codes')}</Text>
      <Text>{text('codes.text')}</Text>
      <Stack as="ul" gap={4}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Stack>
      <Cluster>
        <Button onClick={onKept}>{text('codes.done')}</Button>
      </Cluster>
    </Stack>
  )
}
