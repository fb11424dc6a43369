#!/usr/bin/env bash
# A pull request has a preview: `scripts/pull-request.sh open 412` makes or renews it, `scripts/pull-request.sh closed 412` takes it
# away. SILD_URL and SILD_TOKEN say which portal, and as which team. On GitHub the link stands in one comment, elsewhere in preview-412.md.
set -euo pipefail
cd "$(dirname "$0")/.."

app=mf-template
event=${1:?open or closed}
number=${2:?the number of the pull request}
note=preview-$number.md
mark="<!-- sild $app"
issues=repos/${GITHUB_REPOSITORY:-}/issues

on_github() { [ -n "${GITHUB_REPOSITORY:-}" ]; }
# A field of our comment; nothing where there is none yet.
comment() {
  gh api --paginate "$issues/$number/comments" --jq ".[] | select(.body | startswith(\"$mark\")) | .$1"
}
said() {
  if on_github; then comment body; elif [ -f "$note" ]; then cat "$note"; fi
}
say() {
  cat >"$note"
  on_github || return 0
  local id
  id=$(comment id | head -n 1)
  if [ -n "$id" ]; then
    gh api --silent --method PATCH "$issues/comments/$id" --field body=@"$note"
  else
    gh api --silent --method POST "$issues/$number/comments" --field body=@"$note"
  fi
}
field() { node -p "JSON.parse(fs.readFileSync(0, 'utf8'))['$1']"; }
# A link that was taken away or has run out is no obstacle.
take_away() { [ -z "$1" ] || npx sild preview --revoke "$1" >&2 || true; }

before=$(said | sed -n "1s/^$mark \(.*\) -->\$/\1/p")

case $event in
open)
  [ -d node_modules ] || npm ci
  npx sild check "$app"
  # Its pages were opened by the check.
  release=$(npx sild publish "$app" --pr "$number" --no-browser --json | field id)
  preview=$(npx sild preview "$app@$release" --path /template --json)
  guid=$(field previewGuid <<<"$preview")
  say <<END
$mark $guid -->
**[Preview of $app]($(field url <<<"$preview"))** · release \`$release\` · until $(field expiresAt <<<"$preview")
END
  take_away "$before"
  ;;
closed)
  [ -z "$before" ] || [ -d node_modules ] || npm ci
  take_away "$before"
  say <<END
$mark -->
The preview of $app was taken away.
END
  ;;
*)
  echo "open or closed, not $event" >&2
  exit 2
  ;;
esac
