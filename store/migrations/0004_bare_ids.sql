ALTER TABLE "players" DROP CONSTRAINT "players_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_country_id_countries_id_fk";
--> statement-breakpoint
ALTER TABLE "match_items" DROP CONSTRAINT "match_items_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "match_parts" DROP CONSTRAINT "match_parts_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "match_events" DROP CONSTRAINT "match_events_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_competition_id_competitions_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_season_id_seasons_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_stage_id_stages_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_home_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT "matches_away_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "odds_moves" DROP CONSTRAINT "odds_moves_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "absences" DROP CONSTRAINT "absences_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "absences" DROP CONSTRAINT "absences_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "careers" DROP CONSTRAINT "careers_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "officials" DROP CONSTRAINT "officials_country_id_countries_id_fk";
--> statement-breakpoint
ALTER TABLE "squad_heads" DROP CONSTRAINT "squad_heads_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "squad_heads" DROP CONSTRAINT "squad_heads_coach_id_officials_id_fk";
--> statement-breakpoint
ALTER TABLE "squads" DROP CONSTRAINT "squads_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "squads" DROP CONSTRAINT "squads_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "squads" DROP CONSTRAINT "squads_on_loan_from_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_player_id_players_id_fk";
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_from_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_to_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "trophies" DROP CONSTRAINT "trophies_competition_id_competitions_id_fk";
--> statement-breakpoint
ALTER TABLE "trophies" DROP CONSTRAINT "trophies_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "trophies" DROP CONSTRAINT "trophies_player_id_players_id_fk";
