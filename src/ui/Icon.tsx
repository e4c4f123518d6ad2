type IconProps = {
  /** A path of `@mdi/js`, imported by name so that only the used ones are bundled. */
  path: string
  /** In pixels, or the size of the text. */
  size?: number | '1em'
  className?: string | undefined
}

/** A decorative icon. The control around it has the accessible name. */
export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
