import type { GuardState } from '@sild/contract/delivery/shapes'
import type { Locale } from '@sild/contract/enums'

type Texts = Record<GuardState['state'], (loads: number, minLoads: number) => string>

/** How a canary does, in a sentence. */
export const guardTexts: Readonly<Record<Locale, Texts>> = {
  en: {
    none: () => 'No canary is running',
    waiting: (loads, minLoads) => `Not enough data: ${loads} of ${minLoads} loads`,
    ok: (loads) => `No worse than the stable release after ${loads} loads`,
    reverted: () => 'The canary did worse than the stable release and was taken back',
  },
  et: {
    none: () => 'Ühtki katseväljalaset ei ole käimas',
    waiting: (loads, minLoads) => `Andmeid on liiga vähe: ${loads} laadimist ${minLoads}-st`,
    ok: (loads) => `Pärast ${loads} laadimist pole püsiväljalaskest halvem`,
    reverted: () => 'Katseväljalase oli püsiväljalaskest halvem ja võeti tagasi',
  },
  fr: {
    none: () => 'Aucune version canari n’est en cours',
    waiting: (loads, minLoads) => `Données insuffisantes\u00a0: ${loads} chargements sur ${minLoads}`,
    ok: (loads) => `Pas moins bonne que la version stable après ${loads} chargements`,
    reverted: () => 'La version canari était moins bonne que la version stable et a été retirée',
  },
}
