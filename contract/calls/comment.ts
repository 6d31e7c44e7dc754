import { commentRules } from "@scoreline/domain/comment/text";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, wholeNumber, yesOrNo } from "#fields.ts";
import { newsComment } from "#schemas/news.ts";

/** What people say below stories. Whose a comment is says the session, never a parameter. */
const post = { method: "POST", access: "user", cache: "never" } as const;

export const listComment = declareCall({
  method: "GET",
  path: "/news/listComment",
  summary: "A page of comments from a place on, each with its first replies; with `parentId` the replies of one",
  access: "either",
  cache: "never",
  errors: ["newsNotFound", "commentNotFound"],
  input: z.object({
    newsId: id(),
    page: wholeNumber(1, 50)
      .default(1)
      .describe("at most 50; `from` is quicker, and does not shift while others write"),
    size: wholeNumber(1, 30).default(commentRules.pageSize),
    childSize: wholeNumber(0, commentRules.childSize).default(commentRules.childSize),
    parentId: id().optional(),
    sort: z.enum(["newest", "liked"]).default("newest"),
    from: z
      .string()
      .regex(/^\d{1,9}-\d{1,10}$/, "the `next` of the page before")
      .optional(),
    commentId: id().optional().describe("begins at this one, or at the one that it answers"),
  }),
  reply: z.object({
    result: z.object({
      businessCode: z.int(),
      message: z.string(),
      data: z.object({
        newsId: z.int(),
        next: z.string().nullable(),
        /** There are newer, or better liked ones, than the first of these. */
        isLater: z.boolean(),
        seq: z.int(),
      }),
    }),
    comments: z.array(newsComment),
    totalComments: z.int(),
  }),
});

export const addComment = declareCall({
  ...post,
  path: "/news/addComment",
  summary: "Says something below a story, or answers a comment",
  errors: ["newsNotFound", "commentNotFound", "commentRefused", "commentTooLong", "commentSame", "tooManyTries"],
  input: z.strictObject({
    newsId: id(),
    parentId: id().optional(),
    content: z.string().max(commentRules.mostUnits, "at most 1000 characters"),
    sendKey: z
      .string()
      .regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, - and _")
      .optional()
      .describe("of one's own choice: the same key is not written twice"),
  }),
  reply: data(newsComment),
});

export const likeComment = declareCall({
  ...post,
  path: "/news/likeComment",
  summary: "Likes a comment, or takes it back; whichever it was not, unless `like` says which",
  errors: ["commentNotFound", "tooManyTries"],
  input: z.strictObject({ newsCommentId: id(), like: yesOrNo().optional() }),
  reply: data(z.object({ likes: z.int(), isLiked: z.boolean() })),
});

export const deleteComment = declareCall({
  ...post,
  path: "/news/deleteComment",
  summary: "Takes back what one said oneself",
  errors: ["commentNotFound", "tooManyTries"],
  input: z.strictObject({ newsCommentId: id() }),
  reply: data(z.null()),
});

export const reportComment = declareCall({
  ...post,
  path: "/news/reportComment",
  summary: "Tells the operator of a comment; one that many report is hidden until somebody has looked",
  errors: ["commentNotFound", "tooManyTries"],
  input: z.strictObject({ newsCommentId: id() }),
  reply: data(z.null()),
});
