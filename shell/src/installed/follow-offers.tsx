import { notifyAtom, answersExpectedAtom, type Portal } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { pushSupport, turnPushOn } from '@sild/shell-api/push'
import { offerAtom } from './AppBanners.tsx'
import { isInstalled } from './is-installed.ts'
import { OfferNotice } from './OfferNotice.tsx'
import { answerOffer, countVisit, nextOffer } from './offers.ts'

/** Waits until the user has seen that their action succeeded. */
const offerAfterMs = 1500

/** On iOS the browser has no install prompt, so the notice explains the steps. */
const isByHand = (): boolean => /\b(?:iPhone|iPad)\b/.test(navigator.userAgent)

/** Offers push or the app to users who have just sent something that others answer. */
export function followOffers({
  store,
  portal,
}: {
  store: ReturnType<typeof createStore>
  portal: Pick<Portal, 'api' | 'intl'>
}): void {
  const close = (): void => store.set(offerAtom, null)
  const say = (id: string): void =>
    store.set(notifyAtom, { tone: 'success', text: portal.intl.formatMessage({ id: `shell.offer.${id}` }) })

  const offerPush = (): void => {
    const accept = async () => {
      const isOn = await turnPushOn(portal.api)
      answerOffer('push')
      close()
      say(isOn ? 'push.on' : 'push.refused')
    }
    const decline = () => {
      answerOffer('push')
      close()
    }
    store.set(offerAtom, <OfferNotice offer="push" onAccept={accept} onClose={decline} />)
  }
  const offerInstall = (): void => {
    const decline = () => {
      answerOffer('install')
      close()
    }
    const accept = async () => {
      await sildPage.installPrompt?.prompt()
      decline()
    }
    const offer = sildPage.installPrompt ? 'install' : 'install-by-hand'
    store.set(offerAtom, <OfferNotice offer={offer} onAccept={accept} onClose={decline} />)
  }
  const offer = (): void => {
    if (store.get(offerAtom)) return
    const canPush = pushSupport() === 'ready' && Notification.permission === 'default'
    const canInstall = !isInstalled() && (Boolean(sildPage.installPrompt) || isByHand())
    const next = nextOffer({ canPush, canInstall })
    if (next === 'push') offerPush()
    if (next === 'install') offerInstall()
  }
  const follow = (): void => {
    countVisit()
    setTimeout(offer, offerAfterMs)
  }
  store.sub(answersExpectedAtom, follow)
  // An action from before this code was loaded.
  if (store.get(answersExpectedAtom) > 0) follow()
}
