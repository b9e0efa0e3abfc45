import { galleryDe } from "./de/gallery.ts";
import { galleryEn } from "./en/gallery.ts";

export const GALLERY = { en: galleryEn, de: galleryDe };
