// Written by scripts/generate-tokens.mjs from tokens/tokens.json. Change the tokens, not this file.

export const tokens = {
  "color": {
    "background": {
      "canvas": {
        "light": "#f2f3f0",
        "dark": "#0d1713"
      },
      "surface": {
        "light": "#fcfdfc",
        "dark": "#141e1a"
      },
      "raised": {
        "light": "#ffffff",
        "dark": "#1a2622"
      },
      "sunken": {
        "light": "#ecede9",
        "dark": "#09120f"
      },
      "hover": {
        "light": "#f2f3f0",
        "dark": "#222f2a"
      },
      "pressed": {
        "light": "#e2e5e0",
        "dark": "#2e3b36"
      },
      "selected": {
        "light": "#eef7f3",
        "dark": "#0c1f19"
      },
      "inverse": {
        "light": "#0c1f19",
        "dark": "#f2f3f0"
      }
    },
    "text": {
      "primary": {
        "light": "#15211c",
        "dark": "#ecefeb"
      },
      "secondary": {
        "light": "#49534c",
        "dark": "#c8d0cb"
      },
      "muted": {
        "light": "#626a63",
        "dark": "#a7b3ad"
      },
      "disabled": {
        "light": "#848a82",
        "dark": "#6e7d77"
      },
      "onInverse": {
        "light": "#fcfdfc",
        "dark": "#15211c"
      },
      "link": {
        "light": "#274e40",
        "dark": "#c2ddd2"
      }
    },
    "border": {
      "subtle": {
        "light": "#e2e5e0",
        "dark": "#222f2a"
      },
      "default": {
        "light": "#d1d5cf",
        "dark": "#2e3b36"
      },
      "control": {
        "light": "#848a82",
        "dark": "#6e7d77"
      },
      "strong": {
        "light": "#49534c",
        "dark": "#a7b3ad"
      }
    },
    "focus": {
      "ring": {
        "light": "#b35f29",
        "dark": "#df965d"
      }
    },
    "accent": {
      "rest": {
        "light": "#1a3c30",
        "dark": "#c2ddd2"
      },
      "hover": {
        "light": "#274e40",
        "dark": "#deeee7"
      },
      "pressed": {
        "light": "#0c1f19",
        "dark": "#a2c8b8"
      },
      "onAccent": {
        "light": "#fcfdfc",
        "dark": "#0c1f19"
      },
      "subtle": {
        "light": "#deeee7",
        "dark": "#122c23"
      },
      "subtleText": {
        "light": "#274e40",
        "dark": "#c2ddd2"
      },
      "marker": {
        "light": "#c97334",
        "dark": "#df965d"
      }
    },
    "danger": {
      "rest": {
        "light": "#b13038",
        "dark": "#ea797b"
      },
      "hover": {
        "light": "#8c252d",
        "dark": "#f5a5a7"
      },
      "pressed": {
        "light": "#6b1e24",
        "dark": "#db5054"
      },
      "onDanger": {
        "light": "#ffffff",
        "dark": "#09120f"
      }
    },
    "sidebar": {
      "background": {
        "light": "#122c23",
        "dark": "#09120f"
      },
      "text": {
        "light": "#c2ddd2",
        "dark": "#c8d0cb"
      },
      "muted": {
        "light": "#7daa98",
        "dark": "#8d9a95"
      },
      "hover": {
        "light": "#1a3c30",
        "dark": "#141e1a"
      },
      "active": {
        "light": "#274e40",
        "dark": "#122c23"
      },
      "activeText": {
        "light": "#ffffff",
        "dark": "#ffffff"
      },
      "marker": {
        "light": "#df965d",
        "dark": "#df965d"
      },
      "border": {
        "light": "#1a3c30",
        "dark": "#1a2622"
      }
    },
    "lane": {
      "1": {
        "light": "#0c1f19",
        "dark": "#deeee7"
      },
      "2": {
        "light": "#1a3c30",
        "dark": "#c2ddd2"
      },
      "3": {
        "light": "#274e40",
        "dark": "#a2c8b8"
      },
      "4": {
        "light": "#3b6756",
        "dark": "#7daa98"
      },
      "5": {
        "light": "#568472",
        "dark": "#568472"
      }
    },
    "hero": {
      "background": {
        "light": "#deeee7",
        "dark": "#122c23"
      },
      "text": {
        "light": "#15211c",
        "dark": "#ecefeb"
      },
      "textSecondary": {
        "light": "#274e40",
        "dark": "#c2ddd2"
      }
    },
    "auth": {
      "background": {
        "light": "#122c23",
        "dark": "#122c23"
      },
      "text": {
        "light": "#ffffff",
        "dark": "#ffffff"
      },
      "textSecondary": {
        "light": "#c2ddd2",
        "dark": "#c2ddd2"
      }
    },
    "chat": {
      "own": {
        "light": "#1a3c30",
        "dark": "#1a3c30"
      },
      "onOwn": {
        "light": "#fcfdfc",
        "dark": "#fcfdfc"
      },
      "ownMeta": {
        "light": "#c2ddd2",
        "dark": "#c2ddd2"
      },
      "other": {
        "light": "#ecede9",
        "dark": "#222f2a"
      },
      "onOther": {
        "light": "#15211c",
        "dark": "#ecefeb"
      }
    },
    "tone": {
      "neutral": {
        "surface": {
          "light": "#ecede9",
          "dark": "#222f2a"
        },
        "text": {
          "light": "#49534c",
          "dark": "#c8d0cb"
        },
        "border": {
          "light": "#d1d5cf",
          "dark": "#2e3b36"
        },
        "solid": {
          "light": "#626a63",
          "dark": "#8d9a95"
        },
        "onSolid": {
          "light": "#ffffff",
          "dark": "#09120f"
        }
      },
      "info": {
        "surface": {
          "light": "#daeefb",
          "dark": "#0f2a3d"
        },
        "text": {
          "light": "#18547d",
          "dark": "#8dc6ea"
        },
        "border": {
          "light": "#b9ddf5",
          "dark": "#133f5e"
        },
        "solid": {
          "light": "#256fa0",
          "dark": "#61aad9"
        },
        "onSolid": {
          "light": "#ffffff",
          "dark": "#09120f"
        }
      },
      "success": {
        "surface": {
          "light": "#def1d7",
          "dark": "#162d17"
        },
        "text": {
          "light": "#2d5b28",
          "dark": "#9dce8f"
        },
        "border": {
          "light": "#c1e3b6",
          "dark": "#20441f"
        },
        "solid": {
          "light": "#3b7635",
          "dark": "#75b168"
        },
        "onSolid": {
          "light": "#ffffff",
          "dark": "#09120f"
        }
      },
      "warning": {
        "surface": {
          "light": "#fbecc4",
          "dark": "#39260c"
        },
        "text": {
          "light": "#794f12",
          "dark": "#f2c65f"
        },
        "border": {
          "light": "#f7db94",
          "dark": "#59390e"
        },
        "solid": {
          "light": "#9d6a18",
          "dark": "#e4ab3b"
        },
        "onSolid": {
          "light": "#ffffff",
          "dark": "#09120f"
        }
      },
      "critical": {
        "surface": {
          "light": "#fce4e4",
          "dark": "#431719"
        },
        "text": {
          "light": "#8c252d",
          "dark": "#f5a5a7"
        },
        "border": {
          "light": "#facaca",
          "dark": "#6b1e24"
        },
        "solid": {
          "light": "#b13038",
          "dark": "#ea797b"
        },
        "onSolid": {
          "light": "#ffffff",
          "dark": "#09120f"
        }
      },
      "brand": {
        "surface": {
          "light": "#fae8d7",
          "dark": "#412210"
        },
        "text": {
          "light": "#8c461e",
          "dark": "#edb686"
        },
        "border": {
          "light": "#f5d2b2",
          "dark": "#693517"
        },
        "solid": {
          "light": "#b35f29",
          "dark": "#df965d"
        },
        "onSolid": {
          "light": "#ffffff",
          "dark": "#09120f"
        }
      }
    },
    "overlay": {
      "scrim": {
        "light": "oklch(0.2 0.03 168 / 0.48)",
        "dark": "oklch(0.06 0.01 172 / 0.66)"
      },
      "preview": {
        "light": "oklch(0.2 0.03 168 / 0.82)",
        "dark": "oklch(0.06 0.01 172 / 0.88)"
      }
    }
  },
  "shadow": {
    "none": [
      {
        "offset": "0 0 0 0",
        "light": "oklch(0.2 0.03 168 / 0)",
        "dark": "oklch(0.06 0.01 172 / 0)"
      }
    ],
    "raised": [
      {
        "offset": "0 1px 2px 0",
        "light": "oklch(0.2 0.03 168 / 0.05)",
        "dark": "oklch(0.06 0.01 172 / 0.15)"
      }
    ],
    "popover": [
      {
        "offset": "0 4px 12px -2px",
        "light": "oklch(0.2 0.03 168 / 0.08)",
        "dark": "oklch(0.06 0.01 172 / 0.24)"
      },
      {
        "offset": "0 12px 32px -4px",
        "light": "oklch(0.2 0.03 168 / 0.12)",
        "dark": "oklch(0.06 0.01 172 / 0.36)"
      }
    ],
    "dialog": [
      {
        "offset": "0 8px 24px -4px",
        "light": "oklch(0.2 0.03 168 / 0.12)",
        "dark": "oklch(0.06 0.01 172 / 0.36)"
      },
      {
        "offset": "0 32px 64px -12px",
        "light": "oklch(0.2 0.03 168 / 0.24)",
        "dark": "oklch(0.06 0.01 172 / 0.7)"
      }
    ],
    "drawer": [
      {
        "offset": "0 0 48px 0",
        "light": "oklch(0.2 0.03 168 / 0.22)",
        "dark": "oklch(0.06 0.01 172 / 0.66)"
      }
    ]
  },
  "fontFamily": {
    "display": "\"Besley Variable\", Rockwell, Georgia, serif",
    "text": "\"Instrument Sans Variable\", \"Helvetica Neue\", Arial, sans-serif"
  },
  "typography": {
    "display-xl": {
      "fontFamily": "display",
      "fontSize": "2.75rem",
      "lineHeight": "1.1364",
      "fontWeight": "400",
      "letterSpacing": "-0.02em"
    },
    "display-lg": {
      "fontFamily": "display",
      "fontSize": "2rem",
      "lineHeight": "1.25",
      "fontWeight": "400",
      "letterSpacing": "-0.015em"
    },
    "title-lg": {
      "fontFamily": "display",
      "fontSize": "1.625rem",
      "lineHeight": "1.2308",
      "fontWeight": "420",
      "letterSpacing": "-0.012em"
    },
    "title-md": {
      "fontFamily": "display",
      "fontSize": "1.25rem",
      "lineHeight": "1.4",
      "fontWeight": "440",
      "letterSpacing": "-0.008em"
    },
    "figure": {
      "fontFamily": "display",
      "fontSize": "1.875rem",
      "lineHeight": "1.2",
      "fontWeight": "400",
      "letterSpacing": "-0.01em"
    },
    "heading": {
      "fontFamily": "text",
      "fontSize": "0.9375rem",
      "lineHeight": "1.3333",
      "fontWeight": "600",
      "letterSpacing": "-0.005em"
    },
    "body-lg": {
      "fontFamily": "text",
      "fontSize": "1rem",
      "lineHeight": "1.5",
      "fontWeight": "400"
    },
    "body": {
      "fontFamily": "text",
      "fontSize": "0.875rem",
      "lineHeight": "1.4286",
      "fontWeight": "400"
    },
    "label": {
      "fontFamily": "text",
      "fontSize": "0.8125rem",
      "lineHeight": "1.3846",
      "fontWeight": "500"
    },
    "caption": {
      "fontFamily": "text",
      "fontSize": "0.75rem",
      "lineHeight": "1.3333",
      "fontWeight": "400",
      "letterSpacing": "0.005em"
    },
    "pill": {
      "fontFamily": "text",
      "fontSize": "0.75rem",
      "lineHeight": "1.3333",
      "fontWeight": "550"
    },
    "overline": {
      "fontFamily": "text",
      "fontSize": "0.6875rem",
      "lineHeight": "1.4545",
      "fontWeight": "600",
      "letterSpacing": "0.09em"
    }
  },
  "space": {
    "0": "0",
    "1": "0.25rem",
    "2": "0.5rem",
    "3": "0.75rem",
    "4": "1rem",
    "5": "1.25rem",
    "6": "1.5rem",
    "7": "1.75rem",
    "8": "2rem",
    "10": "2.5rem",
    "12": "3rem",
    "16": "4rem",
    "20": "5rem",
    "0-5": "0.125rem",
    "1-5": "0.375rem",
    "2-5": "0.625rem",
    "3-5": "0.875rem",
    "4-5": "1.125rem"
  },
  "radius": {
    "xs": "4px",
    "sm": "6px",
    "md": "8px",
    "lg": "12px",
    "xl": "16px",
    "full": "999px",
    "tag": "12px"
  },
  "size": {
    "control-sm": "2rem",
    "control-md": "2.5rem",
    "control-lg": "3rem",
    "touch-min": "2.75rem",
    "icon-sm": "1rem",
    "icon-md": "1.25rem",
    "icon-lg": "1.5rem",
    "sidebar": "15rem",
    "drawer-nav": "18rem",
    "drawer-panel": "26.25rem",
    "topbar": "4rem",
    "topbar-phone": "3.5rem",
    "content-max": "85rem",
    "form-max": "70rem",
    "reading-max": "42.5rem",
    "dialog-sm": "26.25rem",
    "dialog-md": "35rem",
    "preview-box": "43.75rem",
    "chat-max": "55rem",
    "chat-bubble-max": "32.5rem",
    "notification-panel": "23.75rem",
    "toast": "23.75rem",
    "table-row": "3.5rem",
    "table-row-compact": "2.75rem",
    "table-header": "2.5rem",
    "qr-image": "18.75rem",
    "otp-cell-w": "3rem",
    "otp-cell-h": "3.5rem",
    "avatar-sm": "1.75rem",
    "avatar-md": "2.25rem",
    "avatar-lg": "3.5rem",
    "thumb": "2.75rem",
    "upload-tile": "7rem"
  },
  "breakpoint": {
    "phone": "360px",
    "tablet": "768px",
    "desk": "1024px",
    "laptop": "1280px",
    "wide": "1680px"
  },
  "container": {
    "table-full": "920px",
    "table-condensed": "640px",
    "form-side-labels": "860px",
    "queue-lanes": "860px"
  },
  "borderWidth": {
    "hairline": "1px",
    "control": "1px",
    "focus": "2px",
    "marker": "3px"
  },
  "focusOffset": {
    "default": "2px",
    "inset": "-2px"
  },
  "zIndex": {
    "base": "0",
    "sticky": "10",
    "sidebar": "20",
    "topbar": "30",
    "drawer": "40",
    "popover": "50",
    "dialog": "60",
    "preview": "70",
    "toast": "80"
  },
  "duration": {
    "instant": "0ms",
    "fast": "120ms",
    "base": "180ms",
    "slow": "260ms",
    "drawer": "320ms",
    "pulse": "1600ms",
    "toast": "5000ms",
    "copied": "2000ms",
    "loginBanner": "10000ms"
  },
  "easing": {
    "standard": "cubic-bezier(0.2, 0, 0, 1)",
    "enter": "cubic-bezier(0.16, 1, 0.3, 1)",
    "exit": "cubic-bezier(0.4, 0, 1, 1)",
    "linear": "cubic-bezier(0, 0, 1, 1)"
  }
} as const;
