import type { LocaleCode } from "@scoreline/domain/names";

/** Articles exist in one language only, so their names are no messages. */
export const articleLinks: Partial<Record<LocaleCode, readonly { path: string; words: string }[]>> = {
  vn: [
    { path: "tructiepbongda", words: "Trực tiếp bóng đá" },
    { path: "lichbongda", words: "Lịch thi đấu bóng đá" },
    { path: "kqbd", words: "Kết quả bóng đá" },
    { path: "tyso", words: "Tỷ số bóng đá" },
    { path: "ngoaihanganh", words: "Ngoại hạng Anh" },
    { path: "cupc1", words: "Cúp C1" },
    { path: "v-league", words: "V-League" },
    { path: "affcup", words: "AFF Cup" },
    { path: "cauthu", words: "Cầu thủ" },
    { path: "tinthethao", words: "Tin thể thao" },
  ],
};
