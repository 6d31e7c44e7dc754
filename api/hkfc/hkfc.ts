import type { Call } from "@scoreline/contract/call";
import * as calls from "@scoreline/contract/calls/hkfc";
import { Refusal } from "@scoreline/contract/errors";
import { apiParams } from "@scoreline/domain/languages";
import { ForwardFailed } from "@scoreline/gateways/forward/forward";
import type { Caller, Handler, Services } from "#handler.ts";
import { ownAnswers } from "#hkfc/own-answers.ts";
import { Prepared } from "#prepared.ts";

const prefix = "/hkfc";

/** Hong Kong's calls go to the server that is set for them, their prefix removed; without one we answer ourselves. */
function answeredBy<Declared extends Call>(call: Declared, own: Handler<Declared>): Handler<Declared> {
  return async (input, caller, services) => {
    if (!services.hkfc) return own(input, caller, services);
    return forwarded(call, input as Record<string, unknown>, caller, services.hkfc) as ReturnType<Handler<Declared>>;
  };
}

async function forwarded(
  call: Call,
  input: Record<string, unknown>,
  { locale, timeZone }: Caller,
  forward: NonNullable<Services["hkfc"]>,
): Promise<unknown> {
  const query: Record<string, string> = { lang: apiParams[locale], timeZone };
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query[name] = String(value);
  try {
    const answer = await forward(call.path.slice(prefix.length), query);
    const read = call.reply.safeParse(answer);
    if (!read.success) throw new ForwardFailed("no envelope");
    return read.data;
  } catch (error) {
    throw error instanceof ForwardFailed ? new Refusal("sourceDown") : error;
  }
}

/** Another server may tell anybody where a picture is; we tell users. */
const liveVideos: Handler<typeof calls.hkfcLiveVideos> = async (input, caller, services) => {
  const answer = await answeredBy(calls.hkfcLiveVideos, ownAnswers.hkfcLiveVideos)(input, caller, services);
  const { result } = answer instanceof Prepared ? answer.body : answer;
  if (caller.session || !Array.isArray(result.data)) return { result };
  return { result: { ...result, data: result.data.map((video) => ({ ...video, url: null })) } };
};

export const hkfcCalls: { [Name in keyof typeof calls]: Handler<(typeof calls)[Name]> } = {
  hkfcLiveVideos: liveVideos,
  hkfcMatchList: answeredBy(calls.hkfcMatchList, ownAnswers.hkfcMatchList),
  hkfcKnockout: answeredBy(calls.hkfcKnockout, ownAnswers.hkfcKnockout),
  hkfcScore: answeredBy(calls.hkfcScore, ownAnswers.hkfcScore),
  hkfcInfo: answeredBy(calls.hkfcInfo, ownAnswers.hkfcInfo),
  hkfcEvent: answeredBy(calls.hkfcEvent, ownAnswers.hkfcEvent),
  hkfcLineup: answeredBy(calls.hkfcLineup, ownAnswers.hkfcLineup),
  hkfcRanking: answeredBy(calls.hkfcRanking, ownAnswers.hkfcRanking),
};
