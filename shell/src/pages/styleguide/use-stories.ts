import { loadOverlayStories, stories } from '@sild/ui/stories.ts'
import type { StoryModule } from '@sild/ui/story.ts'
import { useEffect, useState } from 'react'

/** All stories; those of the heavy components follow when their code is loaded. */
export function useStories(): StoryModule[] {
  const [overlays, setOverlays] = useState<StoryModule[]>([])
  useEffect(() => {
    void loadOverlayStories().then((story) => setOverlays([story]))
  }, [])
  return [...stories, ...overlays]
}
