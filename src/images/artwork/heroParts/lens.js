/** Shader text shared by strokes and dots: projection to pixels, blur by depth, haze by depth. */
export const PROJECT = `
  #define NEAR 0.06
  uniform vec2 uResolution, uHaze;
  uniform float uScale, uFocus, uAperture;
  vec2 toPixels(vec4 viewed) {
    vec4 clip = projectionMatrix * viewed;
    return clip.xy / clip.w * 0.5 * uResolution;
  }
  float blurAt(float depth) { return min(90.0, uAperture * abs(1.0 - uFocus / max(depth, 1e-3))); }
  float hazeAt(float depth) { return 1.0 - smoothstep(uHaze.x, uHaze.y, depth); }`;

/** Shader text for the brightness across a blurred edge. */
export const BLUR = `
  float softness(float wide, float blur) { return blur / (blur + wide); }
  float profile(float away, float wide, float blur) {
    float reach = wide + blur;
    float inner = reach * (1.0 - softness(wide, blur));
    return 1.0 - smoothstep(inner - 0.5, reach + 0.5, away);
  }`;
