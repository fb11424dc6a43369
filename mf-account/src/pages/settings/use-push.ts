import { listPushDevices } from '@sild/contract/notifications/operations'
import { useApi } from '@sild/shell-api'
import { currentSubscription, pushSupport, turnPushOff, turnPushOn } from '@sild/shell-api/push'
import { queryClient } from '@sild/shell-api/query'
import { useEffect, useState } from 'react'

/** How it is with push on this device; `endpoint` is what the server knows it by. */
export function usePush() {
  const api = useApi()
  const [support, setSupport] = useState(pushSupport)
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const look = async (): Promise<void> => {
    const subscription = await currentSubscription()
    setSupport(pushSupport())
    setEndpoint(subscription?.endpoint ?? null)
  }
  useEffect(() => {
    void currentSubscription()
      .then((subscription) => setEndpoint(subscription?.endpoint ?? null))
      .catch(() => undefined)
  }, [])

  const change = async (make: () => Promise<unknown>): Promise<void> => {
    setPending(true)
    try {
      await make()
    } finally {
      await look().catch(() => undefined)
      setPending(false)
      await queryClient.invalidateQueries({ queryKey: [listPushDevices.path] })
    }
  }
  return {
    support,
    endpoint,
    isPending,
    turnOn: () => change(() => turnPushOn(api)),
    turnOff: () => change(() => turnPushOff(api)),
  }
}
