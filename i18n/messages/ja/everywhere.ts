import calendar from "./calendar.json" with { type: "json" };
import error from "./error.json" with { type: "json" };
import scores from "./scores.json" with { type: "json" };
import shell from "./shell.json" with { type: "json" };
import status from "./status.json" with { type: "json" };

export default { calendar, error, scores, shell, status };
