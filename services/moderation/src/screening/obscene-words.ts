const list = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(' '))

/** Beginnings of coarse words, without accents: English, Estonian, French. */
export const obsceneBeginnings = list(
  'fuck motherfuck bullshit shitty asshole arsehole bitch bastard cunt dickhead wanker whore faggot nigger',
  'vittu vitup perse litsid litsak hoorad sitap sitan kuradi neeger pederas debiilik',
  'putain merde encul connard connass salope salaud batard foutre niquer couillon bougnoul',
)

/** Coarse words that decent words begin with; matched as whole words. */
export const obsceneWords = list(
  'shit dick cock tits slut sluts',
  'vitt sitt sita munn munni lits hoor kurat pede raisk jobu',
  'pute putes bordel pd fdp',
)

/** Decent words that begin like coarse ones: persevere, dungarees, a cofferdam. */
export const decentBeginnings = list('persev perseph persep', 'salopett batardeau', 'merdeka')
