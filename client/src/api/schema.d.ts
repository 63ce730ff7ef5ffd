// Written by `make types` from the OpenAPI document 98ae57fd8f0144e9.
export interface paths {
    "/api/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server itself */
        get: operations["ApiServerGetServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server, titles and open tables at once */
        get: operations["ApiHomeGetHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All titles */
        get: operations["ApiTitlesListTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles/{title}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to draw */
        get: operations["ApiTitlesComponentsGetComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles/{title}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of its family */
        get: operations["ApiTitlesTextsGetTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles/{title}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a title */
        get: operations["ApiTitlesRulesGetRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles/{title}/rules/{rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A rule with its examples */
        get: operations["ApiTitlesRulesGetRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles/{title}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quick reference, edge cases, editions, components */
        get: operations["ApiTitlesPagesGetPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titles/{title}/voyage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A step of the first voyage */
        get: operations["ApiTitlesVoyageGetVoyage"];
        put?: never;
        /** Try a step */
        post: operations["ApiTitlesVoyageTryStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables that anybody may join or watch */
        get: operations["ApiTablesListTables"];
        put?: never;
        /** Set up a table */
        post: operations["ApiTablesCreateTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tables of these secrets */
        post: operations["ApiTablesMineMyTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A table from a record */
        post: operations["ApiTablesImportImportTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Data sets: yes or no */
        post: operations["ApiTablesIdConsentChangeConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be called otherwise */
        post: operations["ApiTablesIdNameRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the game */
        post: operations["ApiTablesIdStartStartTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play again */
        post: operations["ApiTablesIdRematchPlayAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on from a moment of a finished game */
        post: operations["ApiTablesIdForkForkTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table as you may see it */
        get: operations["ApiTablesIdGetTable"];
        put?: never;
        post?: never;
        /** Delete the table for good */
        delete: operations["ApiTablesIdDeleteTable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seat that an invitation opens */
        get: operations["ApiTablesIdInvitationGetInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit down */
        post: operations["ApiTablesIdJoinJoinTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link */
        post: operations["ApiTablesIdSeatsLinkMakeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the table */
        post: operations["ApiTablesIdLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your seat back */
        post: operations["ApiTablesIdReturnComeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play */
        post: operations["ApiTablesIdSeatsStandInStandIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your last decision back */
        post: operations["ApiTablesIdUndoTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the game for all */
        post: operations["ApiTablesIdEndEndGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/questions/{entry}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree, decline or withdraw */
        post: operations["ApiTablesIdQuestionsEntryAnswerAnswerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a move */
        post: operations["ApiTablesIdMovesPlayMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hurry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the bot move now */
        post: operations["ApiTablesIdHurryHurry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why may I not do that? */
        get: operations["ApiTablesIdWhyWhyNot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What would the captain do? */
        get: operations["ApiTablesIdHintHint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game at an earlier moment */
        get: operations["ApiTablesIdHistoryHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Moments that follow each other */
        get: operations["ApiTablesIdMomentsMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose move each was, and in which round */
        get: operations["ApiTablesIdOutlineOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The story from a ply on */
        get: operations["ApiTablesIdLogLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The finished game as text */
        get: operations["ApiTablesIdRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The review, as far as it has come */
        get: operations["ApiTablesIdReviewGetReview"];
        put?: never;
        /** Have a finished game judged */
        post: operations["ApiTablesIdReviewAskForReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * View
         * @description A table as one seat may know it. Seats are numbers from 0; components are told by their ids.
         */
        EndeavorView: {
            /** @description from 1 */
            round: number;
            /**
             * @description what is being decided
             * @enum {unknown}
             */
            stage: "action" | "build" | "discard" | "over" | "salary" | "start" | "turn";
            /** @description the seat that goes first in this round */
            crown: number;
            /** @description the seat whose turn it is */
            turn: number;
            /** @description SET-7: the seats that have not chosen their start building, in that stage */
            undecided: number[];
            /** @description the seats that take no more turns in this round */
            passed: number[];
            /** @description DIS-1, DIS-8: the seats whose cards are still to be compared with their limit */
            unchecked: number[];
            /** @description SAL-2: salaries that the seat may still pay, in that stage */
            payments_left: number;
            /** @description DIS-4: whoever is discarding has put a governor into the free place already */
            place_chosen: boolean;
            /** @description what is being carried out, in that stage */
            action: components["schemas"]["EndeavorActionView"] | null;
            /** @description who holds each city and trade route; empty ones are left out */
            places: {
                [key: string]: number;
            };
            /** @description the seats of the discs on each region's track, in order */
            tracks: {
                [key: string]: number[];
            };
            /** @description discs beside each region's track, by seat */
            beside: {
                [key: string]: number[];
            };
            /** @description the token on each space: `africa 1` on a track, `london`, `paris--london` on a link */
            tokens: {
                [key: string]: string;
            };
            /** @description how many of each kind */
            tokens_spent: {
                [key: string]: number;
            };
            /** @description the cards left in each deck, from the top */
            decks: {
                [key: string]: string[];
            };
            /** @description DIS-6: the common discard pile */
            pile: string[];
            /** @description SHP-6: not yet awarded */
            governors: string[];
            /** @description ABO-1: slavery is abolished */
            abolished: boolean;
            /** @description buildings left to build, by kind */
            stock: {
                [key: string]: number;
            };
            /** @description whose view it is; None: a spectator's */
            seat: number | null;
            /** @description the seats that owe a decision */
            to_act: number[];
            /** @description SET-7: the start building that this seat has chosen in secret */
            own_start_choice: string | null;
            /** @description the players' mats, by seat */
            seats: components["schemas"]["EndeavorSeatView"][];
            /** @description by seat */
            scores: components["schemas"]["EndeavorScoreView"][];
            /** @description the regions that are open, Europe first */
            open: string[];
            /** @description DRW-2: discs in each region, by seat: in places, on the track and beside it */
            discs: {
                [key: string]: number[];
            };
            /** @description LNK-1: who controls each link; those that nobody does are left out */
            links: {
                [key: string]: number;
            };
        };
        /**
         * ActionView
         * @description What is being carried out.
         */
        EndeavorActionView: {
            /** @description the building that was activated; None: a token was spent */
            building: string | null;
            /** @description the token that was spent; None: a building was activated */
            token: string | null;
            /** @description what is still to be done: of each part one action */
            parts: ("attack" | "draw" | "occupy" | "payment" | "ship")[][];
            /** @description one of two parts was carried out already */
            acted: boolean;
            /** @description ACT-4: where the second part must be; None: anywhere */
            region: string | null;
            /** @description ACT-4: the deck that a second card must come from; None: any */
            deck: string | null;
        };
        /**
         * SeatView
         * @description All that lies before one player, and what follows from it.
         */
        EndeavorSeatView: {
            /** @description discs that growth has yet to bring to the harbor */
            supply: number;
            /** @description discs ready to use */
            harbor: number;
            /** @description icons by attribute, not cut at the end of the track */
            attributes: {
                [key: string]: number;
            };
            /** @description in the order built */
            buildings: components["schemas"]["EndeavorBuildingView"][];
            /** @description how many of each kind; zeros are left out */
            tokens: {
                [key: string]: number;
            };
            /** @description with the one in the free place */
            cards: string[];
            /** @description the governor there */
            free_place: string | null;
            /** @description slavery cards that cost glory at the end */
            set_aside: string[];
            /** @description by attribute: highest level to build, discs of growth, payments, cards to keep */
            gives: {
                [key: string]: number;
            };
            /** @description icons still missing for the next level, by attribute; one at its last level is left out */
            next_level: {
                [key: string]: number;
            };
            /** @description cards that count toward the limit: all but the one in the free place */
            card_count: number;
            /** @description DIS-2, DIS-3: with the bonus for a slavery card, and never more than there are places */
            card_limit: number;
        };
        /**
         * BuildingView
         * @description A building on a mat.
         */
        EndeavorBuildingView: {
            id: string;
            /** @description a disc stands on its circle */
            staffed: boolean;
        };
        /**
         * ScoreView
         * @description One player's glory, as if the game ended now.
         */
        EndeavorScoreView: {
            total: number;
            /** @description by source: the attributes, then cities, links, cards and so on */
            parts: {
                [key: string]: number;
            };
        };
        /**
         * Components
         * @description The components of a table. Lists of numbers beside the attributes run over the five levels.
         */
        EndeavorComponents: {
            /** @description the four attributes, in order: what they give is build, growth, salary, card_limit */
            attributes: string[];
            /** @description ATT-3: icons that each level needs */
            thresholds: number[];
            /** @description BLD-2: highest level of a building, by level of the first attribute */
            build: number[];
            /** @description GRO-1: discs, by level of the second attribute */
            growth: number[];
            /** @description SAL-1: payments, by level of the third attribute */
            salary: number[];
            /** @description DIS-2: cards to keep, by level of the fourth attribute */
            card_limit: number[];
            /** @description DIS-3: cards more with a slavery card, by level of the fourth attribute */
            slavery_bonus: number[];
            /** @description ATT-2: the last space of an attribute's track */
            marker_max: number;
            /** @description END-1: the spaces that give glory, as much as their number */
            glory_spaces: number[];
            rounds: number;
            /** @description RND-1: whether cards are compared with the limit in a phase of its own, not as one passes */
            discard_phase: boolean;
            /** @description of each player */
            discs: number;
            /** @description for cards on a mat, besides the free place */
            card_places: number;
            /** @description for buildings on a mat */
            slots: number;
            /** @description of each link */
            link_glory: number;
            regions: components["schemas"]["EndeavorRegion"][];
            decks: components["schemas"]["EndeavorDeck"][];
            places: components["schemas"]["EndeavorPlace"][];
            links: components["schemas"]["EndeavorLink"][];
            cards: components["schemas"]["EndeavorCard"][];
            buildings: components["schemas"]["EndeavorBuilding"][];
            tokens: components["schemas"]["EndeavorToken"][];
            drawing: components["schemas"]["EndeavorDrawing"];
        };
        /**
         * Region
         * @description A part of the board with places, decks and a shipping track.
         */
        EndeavorRegion: {
            id: string;
            /** @description Europe: open from the start, without a track */
            home: boolean;
            /** @description spaces of its shipping track */
            track: number;
        };
        /**
         * Deck
         * @description A deck of cards.
         */
        EndeavorDeck: {
            id: string;
            /** @description where discs are counted for its cards */
            region: string;
        };
        /**
         * Place
         * @description A city or a trade route.
         */
        EndeavorPlace: {
            id: string;
            region: string;
            glory: number;
            /** @description a trade route */
            route: boolean;
        };
        /**
         * Link
         * @description A line between two places.
         */
        EndeavorLink: {
            /** @description its ends joined with two dashes */
            id: string;
            ends: [
                string,
                string
            ];
            /** @description a token lies on it at the start */
            token: boolean;
        };
        /**
         * Card
         * @description A card of a deck, or a governor.
         */
        EndeavorCard: {
            id: string;
            deck: string;
            /** @description discs that its region must have for it to be drawn; None: a governor, which is awarded */
            value: number | null;
            governor: boolean;
            /** @description by attribute; zeros are left out */
            icons: {
                [key: string]: number;
            };
            glory: number;
            /** @description ABO-1: whoever draws it abolishes slavery */
            abolition: boolean;
            /** @description DRW-5: discs that come to the harbor when it is drawn */
            bonus_discs: number;
        };
        /**
         * Building
         * @description A kind of building.
         */
        EndeavorBuilding: {
            id: string;
            /** @description 1 to 5; 0: a start building */
            level: number;
            /** @description tiles in the box */
            copies: number;
            /** @description by attribute; zeros are left out */
            icons: {
                [key: string]: number;
            };
            glory: number;
            /** @description it has one for a disc, and can be activated */
            circle: boolean;
            /** @description its parts: of each one action */
            actions: ("attack" | "draw" | "occupy" | "payment" | "ship")[][];
        };
        /**
         * Token
         * @description A kind of token.
         */
        EndeavorToken: {
            id: string;
            /** @description tokens in the box */
            count: number;
            /** @description what a brown token counts for; None: a blue token, which can be spent */
            attribute: string | null;
            /** @description what a blue token offers: of each part one action */
            actions: ("attack" | "draw" | "occupy" | "payment" | "ship")[][];
        };
        /**
         * Drawing
         * @description The board file as it is, with all its other tables: where things lie on the map.
         */
        EndeavorDrawing: {
            map: components["schemas"]["EndeavorMap"];
            inset?: components["schemas"]["EndeavorInset"][];
            regions: components["schemas"]["EndeavorRegionRows"];
            cities: components["schemas"]["EndeavorPlaceRows"];
            routes?: components["schemas"]["EndeavorPlaceRows"];
            links: components["schemas"]["EndeavorLinkRows"];
            board?: components["schemas"]["EndeavorBoardSide"];
            suits?: components["schemas"]["EndeavorSuitRows"];
        };
        /**
         * Map
         * @description The part of the earth that the board shows, and how it is drawn.
         */
        EndeavorMap: {
            lat: [
                number,
                number
            ];
            lon: [
                number,
                number
            ];
            /**
             * @description an engraved sea chart, or a portolan on vellum; without it a chart
             * @enum {unknown}
             */
            sheet?: "chart" | "portolan";
        };
        /**
         * Inset
         * @description A part of the map that is drawn larger.
         */
        EndeavorInset: {
            lat: [
                number,
                number
            ];
            lon: [
                number,
                number
            ];
            scale: number;
        };
        /**
         * RegionRows
         * @description The regions of the board file.
         */
        EndeavorRegionRows: {
            rows: components["schemas"]["EndeavorRegionDrawing"][];
        };
        /**
         * RegionDrawing
         * @description Where a region's decks and track lie.
         */
        EndeavorRegionDrawing: {
            id: string;
            decks: string[];
            /** @description latitude and longitude, one for each deck */
            decks_at: [
                number,
                number
            ][];
            /** @description the first space, farthest from the deck */
            track_from?: [
                number,
                number
            ];
            /** @description the last space */
            track_to?: [
                number,
                number
            ];
            /** @description the middle of the region's banner; without it a place is computed */
            banner_at?: [
                number,
                number
            ];
        };
        /**
         * PlaceRows
         * @description The cities, or the trade routes, of the board file.
         */
        EndeavorPlaceRows: {
            rows: components["schemas"]["EndeavorPlaceDrawing"][];
        };
        /**
         * PlaceDrawing
         * @description Where a place lies.
         */
        EndeavorPlaceDrawing: {
            id: string;
            lat: number;
            lon: number;
        };
        /**
         * LinkRows
         * @description The links of the board file.
         */
        EndeavorLinkRows: {
            rows: components["schemas"]["EndeavorLinkDrawing"][];
        };
        /**
         * LinkDrawing
         * @description The way a link's line takes.
         */
        EndeavorLinkDrawing: {
            ends: [
                string,
                string
            ];
            /** @description points between its ends; its token lies on the middle one */
            path?: [
                number,
                number
            ][];
        };
        /**
         * BoardSide
         * @description Which side of the board it is.
         */
        EndeavorBoardSide: {
            side?: number;
        };
        /**
         * SuitRows
         * @description The numbers of players that a side is made for.
         */
        EndeavorSuitRows: {
            rows: components["schemas"]["EndeavorSuit"][];
        };
        /**
         * Suit
         * @description A number of players that a side is made for.
         */
        EndeavorSuit: {
            players: number;
            feel: string;
        };
        /**
         * View
         * @description A table as one seat may know it. Seats are numbers from 0; components are told by their ids.
         */
        NewFoundLandView: {
            /** @description from 1 */
            round: number;
            /** @description the seat with the start player tile */
            start: number;
            /**
             * @description the phase of the round
             * @enum {unknown}
             */
            stage: "action" | "land" | "objectives" | "over" | "planning" | "scoring";
            turn: components["schemas"]["NewFoundLandTurnView"];
            /** @description the seat each sails for; None: not hired */
            captains: {
                [key: string]: number | null;
            };
            /** @description PLN-4: the action he joins in this round */
            magellan: ("deliver" | "discover" | "load" | "settle") | null;
            /** @description PLN-4: the ship or charter he joins in this round */
            da_gama: string | null;
            ship_storage: string[];
            /** @description by contract space; `contract_spaces` of a city tells which are its own */
            contracts: (string | null)[];
            contract_storage: string[];
            /** @description the spaces of the islands that hold a tile */
            spaces: {
                [key: string]: components["schemas"]["NewFoundLandSpaceView"];
            };
            tile_storage: string[];
            /** @description DSC-3: the tiles of the discovery under way */
            tile_drawn: string[];
            /** @description cubes in each city, by seat */
            cities: {
                [key: string]: number[];
            };
            /** @description islands and cities that were scored */
            scored: string[];
            /** @description FIN-1: compass tiles revealed, one a round */
            compass: string[];
            markers: {
                [key: string]: components["schemas"]["NewFoundLandMarkerView"];
            };
            /** @description goods left on the triangle */
            triangle: string[];
            /** @description objectives resolved: they lie in storage */
            resolved: string[];
            /** @description whose view it is; None: a spectator's */
            seat: number | null;
            /** @description the seats that owe a decision */
            to_act: number[];
            seats: components["schemas"]["NewFoundLandSeatView"][];
            /** @description islands and cities */
            places: {
                [key: string]: components["schemas"]["NewFoundLandPlaceView"];
            };
            /** @description tiles that have a twin beside them: the id of the name that tells them apart */
            spots: {
                [key: string]: string;
            };
            /** @description by tile of `tile_drawn`: the empty spaces it fits on */
            fitting: {
                [key: string]: string[];
            };
            /** @description ships on offer, face up */
            market: string[];
            /** @description SET-3: what the covered ships on offer cost: `goods-0-2-1-0` is 2 wood and 1 iron */
            covered: string[];
            /** @description small ships in the stack */
            small_stack: number;
            /** @description large ships in the stack */
            large_stack: number;
            contract_stack: number;
            tile_stack: number;
            compass_stack: number;
            /** @description objectives left, by the marker that gives them */
            objective_stacks: {
                [key: string]: number;
            };
            /** @description 1x cards in the stack */
            card_stack: number;
            card_storage: components["schemas"]["NewFoundLandCardStorageView"];
            /** @description 1x cards that the actor chooses from */
            card_drawn: number;
            /** @description None: a spectator's view */
            own: components["schemas"]["NewFoundLandOwnView"] | null;
            /** @description by seat; hidden cards and objectives count by their number only */
            scores: components["schemas"]["NewFoundLandScoreView"][];
        };
        /**
         * TurnView
         * @description Whose turn it is, what is being decided, and how far it has come.
         */
        NewFoundLandTurnView: {
            /** @description the seat whose turn it is */
            actor: number;
            /**
             * @description what is being decided
             * @enum {unknown}
             */
            step: "between" | "carry" | "choose" | "claim" | "count" | "deliver" | "discover" | "ending" | "extra-cube" | "hire" | "keep" | "land" | "objectives" | "pay" | "plan" | "scrap" | "settle" | "take" | "unload";
            /** @description how many turns of this phase, action or place are over; -1: none has begun */
            number: number;
            /**
             * @description what is planned or carried out now; of no meaning in the other stages
             * @enum {unknown}
             */
            action: "deliver" | "discover" | "load" | "settle";
            /** @description ACT-1: the seats that carry out this action, in order */
            order: number[];
            /** @description the island or city that is being scored */
            place: string | null;
            /** @description the actor's points when the turn began: only a turn that gains points earns markers (FRM-1) */
            points_before: number;
            /** @description LND-7: a ship was built in this turn, so there are no more expansions */
            built: boolean;
            /** @description what is being paid or carried for: id of an expansion, ship, contract or objective; `antwerp` */
            purchase: string | null;
            /** @description the actor's ships and charters that have not acted yet */
            left: string[];
            /** @description those of them chosen for the delivery */
            picked: string[];
            /** @description DEL-4: goods that the ship can still unload */
            crate_left: number;
            /** @description LOD-2: cards that may still be kept */
            keeps_left: number;
            /** @description DSC-1: tiles that may still be placed */
            places_left: number;
            /** @description STL-3: cubes that an expansion still adds */
            extra_cubes: number;
            /** @description FIN-4: objectives resolved in this turn */
            resolved_now: number;
            /** @description the marker that is being earned */
            marker: string | null;
        };
        /**
         * SpaceView
         * @description A space of an island that holds a tile.
         */
        NewFoundLandSpaceView: {
            tile: string;
            /** @description one entry for each of its cube spaces that is taken */
            cubes: components["schemas"]["NewFoundLandCubesView"][];
        };
        /**
         * CubesView
         * @description Cubes of one owner.
         */
        NewFoundLandCubesView: {
            /** @description a seat; None: neutral cubes */
            owner: number | null;
            cubes: number;
        };
        /**
         * MarkerView
         * @description A marker of the scoring track.
         */
        NewFoundLandMarkerView: {
            /** @description on the track; 0: it has left it */
            space: number;
            /** @description the seats that have earned it */
            earned: number[];
        };
        /**
         * SeatView
         * @description One player, as everybody sees him.
         */
        NewFoundLandSeatView: {
            nation: string;
            goods: components["schemas"]["NewFoundLandGoodsView"];
            /** @description on the scoring track */
            points: number;
            /** @description the same points by source */
            earned: {
                [key: string]: number;
            };
            /** @description those that were bought */
            expansions: string[];
            /** @description planned ones too; charters are cards and not listed */
            ships: string[];
            /** @description planned in this round */
            assigned: components["schemas"]["NewFoundLandAssignedView"];
            /** @description FRM-5: which of the 50/100 cards the player has, from 1 */
            fifty: number | null;
            /** @description how many 1x cards */
            hand: number;
            /** @description those of them that everybody knows */
            known_hand: string[];
            /** @description how many are held */
            objectives: number;
            /** @description how many ships there is room for */
            yards: number;
            /** @description PLN-3: ships that are planned for no action */
            idle: string[];
            /** @description ACT-1: what an expansion adds, once, to the sail in every action with a ship */
            sail_extra: number;
            /** @description ACT-1: in this round, also once the action was carried out; 0 without a ship */
            sail: components["schemas"]["NewFoundLandSailView"];
        };
        /**
         * GoodsView
         * @description How many of each good.
         */
        NewFoundLandGoodsView: {
            cloth: number;
            wood: number;
            iron: number;
            gold: number;
        };
        /**
         * AssignedView
         * @description Ships and charters by the action they are planned for.
         */
        NewFoundLandAssignedView: {
            load: string[];
            settle: string[];
            deliver: string[];
            discover: string[];
        };
        /**
         * SailView
         * @description Total sail by action.
         */
        NewFoundLandSailView: {
            load: number;
            settle: number;
            deliver: number;
            discover: number;
        };
        /**
         * PlaceView
         * @description An island or a city.
         */
        NewFoundLandPlaceView: {
            /** @description who has cubes there, most first */
            standing: components["schemas"]["NewFoundLandCubesView"][];
            /** @description tiles (FIN-2) or cubes (FIN-3) until it is complete and scored */
            missing: number;
        };
        /**
         * CardStorageView
         * @description 1x cards in storage, face down.
         */
        NewFoundLandCardStorageView: {
            count: number;
            /** @description those that everybody knows */
            known: string[];
        };
        /**
         * OwnView
         * @description What only the seat itself knows.
         */
        NewFoundLandOwnView: {
            hand: string[];
            objectives: string[];
            /** @description LOD-2: the cards to choose from */
            drawn: string[];
            /** @description 1x cards in storage that the seat has seen */
            stored: string[];
            /** @description by marker: objectives seen in its stack and not resolved since */
            looked: {
                [key: string]: string[];
            };
            /** @description OBJ-1: how far the seat has come, by objective held or seen; the component tells of what */
            progress: {
                [key: string]: number;
            };
            /** @description DEL-1: contracts on the board that the seat has the goods and the crates for; by contract, the vessels that hold it alone */
            payable: {
                [key: string]: string[];
            };
        };
        /**
         * ScoreView
         * @description One player's points, as if the game ended now.
         */
        NewFoundLandScoreView: {
            total: number;
            /** @description by source */
            parts: {
                [key: string]: number;
            };
        };
        /**
         * Components
         * @description The components of a table. Costs and gains are lists in the order of `goods`; a fifth number is points.
         */
        NewFoundLandComponents: {
            goods: ("cloth" | "gold" | "iron" | "wood")[];
            symbols: ("crate" | "sail" | "settlers" | "telescope")[];
            actions: ("deliver" | "discover" | "load" | "settle")[];
            /** @description by action: which of a ship's numbers counts */
            counting_symbol: ("crate" | "sail" | "settlers" | "telescope")[];
            rounds: number;
            /** @description PLN-2: ships per action, in the order of `actions` */
            limits: number[];
            /** @description LOD-1: the best good for crate 1, 2, …; the last one also for more */
            crate_goods: ("cloth" | "gold" | "iron" | "wood")[];
            /** @description for building a large ship */
            large_ship_points: number;
            board: components["schemas"]["NewFoundLandBoard"];
            ships: components["schemas"]["NewFoundLandVessel"][];
            cards: components["schemas"]["NewFoundLandCards"];
            expansions: components["schemas"]["NewFoundLandExpansion"][];
            contracts: components["schemas"]["NewFoundLandContract"][];
            tiles: components["schemas"]["NewFoundLandTile"][];
        };
        /**
         * Board
         * @description The board.
         */
        NewFoundLandBoard: {
            /** @description spaces of the scoring track */
            lap: number;
            islands: components["schemas"]["NewFoundLandIsland"][];
            cities: components["schemas"]["NewFoundLandCity"][];
            markers: components["schemas"]["NewFoundLandMarker"][];
            compass: components["schemas"]["NewFoundLandCompassTile"][];
            /** @description the numbers around the compass */
            compass_spaces: number[];
            /** @description FIN-1: tiles laid on the island that the compass names */
            tiles_per_round: number;
            market: components["schemas"]["NewFoundLandMarketSpaces"];
            /** @description spaces for cubes on every tile */
            cube_spaces: number;
        };
        /**
         * Island
         * @description An island.
         */
        NewFoundLandIsland: {
            id: string;
            /** @description points for most cubes */
            first: number;
            /** @description points for second most cubes */
            second: number;
            spaces: components["schemas"]["NewFoundLandSpace"][];
        };
        /**
         * Space
         * @description A space of an island.
         */
        NewFoundLandSpace: {
            id: string;
            /** @description only tiles of this shape fit */
            shape: string;
            /** @description column in the drawing of the island */
            x: number;
            /** @description row in the drawing of the island */
            y: number;
        };
        /**
         * City
         * @description A city of Europe.
         */
        NewFoundLandCity: {
            id: string;
            /** @description points for most cubes */
            first: number;
            /** @description points for second most cubes */
            second: number;
            /** @description spaces for cubes */
            cubes: number;
            /** @description spaces for contracts */
            contracts: number;
            /** @description which entries of the view's `contracts` are this city's */
            contract_spaces: number[];
        };
        /**
         * Marker
         * @description A marker of the scoring track.
         */
        NewFoundLandMarker: {
            id: string;
            /** @enum {unknown} */
            gives: "captain" | "good" | "objective";
        };
        /**
         * CompassTile
         * @description A tile of the compass, and the island it names.
         */
        NewFoundLandCompassTile: {
            id: string;
            island: string;
        };
        /**
         * MarketSpaces
         * @description Spaces of the market, by size of ship.
         */
        NewFoundLandMarketSpaces: {
            small: number;
            large: number;
        };
        /**
         * Vessel
         * @description A ship tile or a charter card.
         */
        NewFoundLandVessel: {
            id: string;
            /** @enum {unknown} */
            size: "charter" | "large" | "small";
            /** @description in the order of `symbols` */
            numbers: number[];
            /** @description in the order of `goods` */
            cost: number[];
            /** @description whose start ship or start card it is */
            nation: string | null;
        };
        /**
         * Cards
         * @description All cards.
         */
        NewFoundLandCards: {
            charters: components["schemas"]["NewFoundLandVessel"][];
            gains: components["schemas"]["NewFoundLandGainCard"][];
            captains: components["schemas"]["NewFoundLandCaptain"][];
            objectives: components["schemas"]["NewFoundLandObjective"][];
            /** @description points of the 50/100 cards, in the order in which they are taken */
            fifty: number[];
        };
        /**
         * GainCard
         * @description A 1x card that gives goods or points.
         */
        NewFoundLandGainCard: {
            id: string;
            /** @description in the order of `goods`, then points */
            gain: number[];
        };
        /**
         * Captain
         * @description A captain.
         */
        NewFoundLandCaptain: {
            id: string;
            effect: string;
            amount: number;
        };
        /**
         * Objective
         * @description An objective card.
         */
        NewFoundLandObjective: {
            id: string;
            /** @description what is counted */
            measure: string;
            /** @description which good, symbol or size of ship, where that is counted */
            of: string | null;
            /** @description own cubes that an island or city must hold to be counted */
            per_place: number;
            /** @description the best one reached counts */
            steps: components["schemas"]["NewFoundLandObjectiveStep"][];
        };
        /**
         * ObjectiveStep
         * @description A condition of an objective.
         */
        NewFoundLandObjectiveStep: {
            at_least: number;
            points: number;
        };
        /**
         * Expansion
         * @description An expansion of a player board.
         */
        NewFoundLandExpansion: {
            id: string;
            /** @description None: every board has it */
            nation: string | null;
            effect: string;
            amount: number;
            /** @description in the order of `goods` */
            cost: number[];
        };
        /**
         * Contract
         * @description A contract.
         */
        NewFoundLandContract: {
            id: string;
            /** @description in the order of `goods` */
            goods: number[];
            points: number;
        };
        /**
         * Tile
         * @description An island tile.
         */
        NewFoundLandTile: {
            id: string;
            shape: string;
            /** @description the left and the right one, each in the order of `goods`, then points */
            bonuses: number[][];
        };
        /** Acknowledgement */
        Acknowledgement: {
            entry: number;
            ply: number;
            again: boolean;
            state?: components["schemas"]["State"] | null;
        };
        /** Components */
        Components: {
            title: string;
            family: string;
            players: number;
            options: {
                [key: string]: boolean | number | string;
            };
            pack: string;
            names: {
                [key: string]: string;
            };
            sources: {
                [key: string]: string;
            };
            components: {
                [key: string]: unknown;
            };
        };
        /** ConsentWish */
        ConsentWish: {
            consent: boolean;
        };
        /** CreatedTable */
        CreatedTable: {
            table: string;
            secrets: components["schemas"]["SeatSecret"][];
            invitations: components["schemas"]["SeatSecret"][];
        };
        /** Decision */
        Decision: {
            entry: number;
            prompt: string;
            kind: string;
            actions: components["schemas"]["LegalAction"][];
        };
        /** Effect */
        Effect: {
            /** @enum {string} */
            kind: "event" | "change" | "score";
            what: string;
            by: number;
            facts: {
                [key: string]: number | string;
            };
            text: string;
            follows: boolean;
        };
        /** EndWish */
        EndWish: {
            key?: string | null;
        };
        /** ForkWish */
        ForkWish: {
            ply: number;
            seats: components["schemas"]["SeatWish"][];
            /**
             * @default free
             * @enum {string}
             */
            undo: "agree" | "free" | "never";
        };
        /** GameGlance */
        GameGlance: {
            round: number;
            rounds: number;
            ply: number;
            totals: number[] | null;
            winners: number[];
            last: string;
        };
        /** Hint */
        Hint: {
            /** @enum {string} */
            level: "deckhand" | "mate" | "captain" | "admiral";
            action: string;
            label: string;
            effects: components["schemas"]["Effect"][];
            reasons: string[];
        };
        /** Home */
        Home: {
            server: components["schemas"]["ServerFacts"];
            titles: components["schemas"]["TitleInfo"][];
            open: components["schemas"]["TableSummary"][];
        };
        /** ImportWish */
        ImportWish: {
            record: string;
            seats?: components["schemas"]["SeatWish"][];
            /**
             * @default free
             * @enum {string}
             */
            undo: "agree" | "free" | "never";
        };
        /** Invitation */
        Invitation: {
            seat: number;
            name: string;
            /** @enum {string} */
            state: "free" | "taken" | "bot";
        };
        /** JoinWish */
        JoinWish: {
            /** @default  */
            name: string;
            seat?: number | null;
            /** @default false */
            consent: boolean;
            /** @default false */
            take: boolean;
        };
        /** Joined */
        Joined: {
            table: string;
            seat: number;
            secret: string;
        };
        /** LastMove */
        LastMove: {
            ply: number;
            seat: number;
            action: string | null;
        };
        /** LeaveWish */
        LeaveWish: {
            /** @enum {null|string} */
            level?: "deckhand" | "mate" | "captain" | "admiral" | null;
        };
        /** LegalAction */
        LegalAction: {
            name: string;
            number: number;
            kind: string;
            facts: {
                [key: string]: number | string;
            };
            label: string;
            effects: components["schemas"]["Effect"][];
        };
        /** LogLine */
        LogLine: {
            ply: number;
            seat: number | null;
            kind: string;
            facts: {
                [key: string]: number | string;
            };
            text: string;
        };
        /** LogPage */
        LogPage: {
            log: components["schemas"]["LogLine"][];
        };
        /** MineWish */
        MineWish: {
            secrets: string[];
        };
        /** Moment */
        Moment: {
            ply: number;
            plies: number;
            view: {
                [key: string]: unknown;
            };
            to_act: number[];
            log: components["schemas"]["LogLine"][];
            last_move: components["schemas"]["LastMove"] | null;
            scores: components["schemas"]["SeatScore"][] | null;
            hidden?: {
                [key: string]: unknown;
            }[] | null;
        };
        /** Moments */
        Moments: {
            first: components["schemas"]["Moment"];
            changes: unknown[][];
        };
        /** MoveWish */
        MoveWish: {
            entry: number;
            action: string;
            key?: string | null;
            /** @default false */
            want_state: boolean;
        };
        /** NameWish */
        NameWish: {
            name: string;
        };
        /** NamedTable */
        NamedTable: {
            table: string;
        };
        /** Notice */
        Notice: {
            entry: number;
            kind: string;
            seat: number | null;
            text: string;
        };
        /** OptionRule */
        OptionRule: {
            name: string;
            values: (boolean | number | string)[];
            players: number[][];
            text: string;
        };
        /** Outline */
        Outline: {
            seats: number[];
            rounds: number[];
        };
        /** Picture */
        Picture: {
            width: number;
            height: number;
            earth: [
                number,
                number,
                number,
                number
            ] | null;
            old: boolean;
            fields: components["schemas"]["PictureField"][];
            ways: components["schemas"]["PictureWay"][];
            pieces: components["schemas"]["PicturePiece"][];
            labels: components["schemas"]["PictureLabel"][];
        };
        /** PictureField */
        PictureField: {
            x: number;
            y: number;
            size: number;
            built: boolean;
        };
        /** PictureLabel */
        PictureLabel: {
            x: number;
            y: number;
            text: string;
        };
        /** PicturePiece */
        PicturePiece: {
            x: number;
            y: number;
            size: number;
            /** @enum {string} */
            shape: "round" | "square";
            seat: number | null;
        };
        /** PictureWay */
        PictureWay: {
            points: [
                number,
                number
            ][];
            seat: number | null;
        };
        /** Problem */
        Problem: {
            error: string;
            rule?: string | null;
            link?: string | null;
            text: string;
            detail?: string | null;
            state?: components["schemas"]["State"] | null;
        };
        /** Question */
        Question: {
            entry: number;
            /** @enum {string} */
            kind: "undo" | "end";
            seat: number;
            to_ply: number | null;
            text: string;
            agreed: number[];
            waiting_for: number[];
        };
        /** QuestionAnswer */
        QuestionAnswer: {
            agrees: boolean;
        };
        /** RecordText */
        RecordText: {
            record: string;
        };
        /** Review */
        Review: {
            /** @enum {string} */
            status: "none" | "waiting" | "done" | "failed";
            iterations: number;
            seed: number;
            decisions: number;
            judged: components["schemas"]["ReviewedMove"][];
            turning_points: components["schemas"]["TurningPoint"][];
            balances: components["schemas"]["ReviewBalance"][];
            totals: number[][];
            rounds: components["schemas"]["RoundScores"][];
        };
        /** ReviewBalance */
        ReviewBalance: {
            seat: number;
            decisions: number;
            as_captain: number;
            loss: number;
            margin: number;
        };
        /** ReviewedMove */
        ReviewedMove: {
            ply: number;
            seat: number;
            round: number;
            played: string;
            best: string;
            /** @enum {string} */
            verdict: "best" | "as-good" | "better" | "behind";
            loss: number;
            margin: number;
        };
        /** RoundScores */
        RoundScores: {
            round: number;
            ply: number;
            scores: components["schemas"]["SeatScore"][];
        };
        /** RuleBook */
        RuleBook: {
            title: string;
            family: string;
            heading: string;
            about: string;
            chapters: components["schemas"]["RuleChapter"][];
            pages: ("quick" | "faq" | "editions" | "components")[];
        };
        /** RuleChapter */
        RuleChapter: {
            id: string;
            name: string;
            rules: components["schemas"]["RuleEntry"][];
        };
        /** RuleEntry */
        RuleEntry: {
            id: string;
            text: string;
            link: string;
            examples: number;
        };
        /** RuleExample */
        RuleExample: {
            rule: string;
            players: number;
            options: {
                [key: string]: boolean | number | string;
            };
            names: string[];
            seat: number;
            ply: number;
            action: string;
            allowed: boolean;
            verdict: string;
            caption: string;
            reason: string | null;
            log: components["schemas"]["LogLine"][];
            draws: string[];
            view: {
                [key: string]: unknown;
            };
            scores: components["schemas"]["SeatScore"][] | null;
        };
        /** RuleExamples */
        RuleExamples: {
            title: string;
            rule: components["schemas"]["RuleEntry"];
            examples: components["schemas"]["RuleExample"][];
        };
        /** RulePage */
        RulePage: {
            title: string;
            /** @enum {string} */
            page: "quick" | "faq" | "editions" | "components";
            heading: string;
            about: string;
            sections: components["schemas"]["RuleSection"][];
        };
        /** RuleSection */
        RuleSection: {
            id: string;
            heading: string;
            text: string;
            head: string[];
            rows: string[][];
            rules: string[];
            titles: string[];
        };
        /** ScorePart */
        ScorePart: {
            source: string;
            name: string;
            points: number;
        };
        /** Seat */
        Seat: {
            seat: number;
            name: string;
            colour: string;
            /** @enum {string} */
            kind: "person" | "bot";
            /** @enum {null|string} */
            level: "deckhand" | "mate" | "captain" | "admiral" | null;
            vacant: boolean;
            open: boolean;
            connected: boolean;
            invited: boolean;
            left: boolean;
            absent_since: number | null;
        };
        /** SeatLink */
        SeatLink: {
            seat: number;
            invitation: string;
        };
        /** SeatScore */
        SeatScore: {
            total: number;
            parts: components["schemas"]["ScorePart"][];
        };
        /** SeatSecret */
        SeatSecret: {
            seat: number;
            secret: string;
        };
        /** SeatWish */
        SeatWish: {
            /**
             * @default here
             * @enum {string}
             */
            kind: "here" | "invite" | "open" | "bot";
            /** @default  */
            name: string;
            /** @default  */
            colour: string;
            /**
             * @default mate
             * @enum {string}
             */
            level: "deckhand" | "mate" | "captain" | "admiral";
            /** @default false */
            consent: boolean;
        };
        /** ServerFacts */
        ServerFacts: {
            version: string;
            public_url: string | null;
        };
        /** StandInWish */
        StandInWish: {
            /**
             * @default mate
             * @enum {string}
             */
            level: "deckhand" | "mate" | "captain" | "admiral";
        };
        /** StartWish */
        StartWish: {
            /** @enum {null|string} */
            fill?: "deckhand" | "mate" | "captain" | "admiral" | null;
        };
        /** State */
        State: {
            table: components["schemas"]["TableFacts"];
            seats: components["schemas"]["Seat"][];
            viewer: number | null;
            entry: number;
            ply: number;
            view: {
                [key: string]: unknown;
            } | null;
            to_act: number[];
            decision: components["schemas"]["Decision"] | null;
            since: number | null;
            log_from: number;
            log: components["schemas"]["LogLine"][];
            notices: components["schemas"]["Notice"][];
            last_move: components["schemas"]["LastMove"] | null;
            scores: components["schemas"]["SeatScore"][] | null;
            undo: components["schemas"]["UndoState"];
            questions: components["schemas"]["Question"][];
            winners: number[];
            consent: boolean | null;
            owner: boolean;
            now: number;
            thinking?: components["schemas"]["Thinking"] | null;
        };
        /** TableFacts */
        TableFacts: {
            id: string;
            title: string;
            players: number;
            options: {
                [key: string]: boolean | number | string;
            };
            pack: string;
            version: string;
            /** @enum {string} */
            status: "waiting" | "running" | "over" | "ended";
            /** @enum {string} */
            undo: "agree" | "free" | "never";
            stand_in_after: number;
            /** @enum {string} */
            stand_in_level: "deckhand" | "mate" | "captain" | "admiral";
            listed: boolean;
            created_at: number;
            updated_at: number;
            origin: {
                [key: string]: unknown;
            } | null;
            rematch: string | null;
            commitment: string | null;
        };
        /** TableSummary */
        TableSummary: {
            table: components["schemas"]["TableFacts"];
            seats: components["schemas"]["Seat"][];
            to_act: number[];
            game?: components["schemas"]["GameGlance"] | null;
            seat?: number | null;
            /** @default false */
            owner: boolean;
        };
        /** TableWish */
        TableWish: {
            title: string;
            seats: components["schemas"]["SeatWish"][];
            options?: {
                [key: string]: boolean | number | string;
            };
            /**
             * @default agree
             * @enum {string}
             */
            undo: "agree" | "free" | "never";
            /** @default 180 */
            stand_in_after: number;
            /**
             * @default mate
             * @enum {string}
             */
            stand_in_level: "deckhand" | "mate" | "captain" | "admiral";
            /** @default false */
            listed: boolean;
            /** @default true */
            auto_start: boolean;
        };
        /** Thinking */
        Thinking: {
            seat: number;
            since: number;
            seconds: number;
        };
        /** TitleInfo */
        TitleInfo: {
            name: string;
            family: string;
            title: string;
            about: string;
            length: string;
            min_players: number;
            max_players: number;
            options: components["schemas"]["OptionRule"][];
            levels: components["schemas"]["TitleLevel"][];
            pages: ("quick" | "faq" | "editions" | "components")[];
            voyage: boolean;
            picture: components["schemas"]["Picture"] | null;
        };
        /** TitleLevel */
        TitleLevel: {
            /** @enum {string} */
            code: "deckhand" | "mate" | "captain" | "admiral";
            name: string;
        };
        /** TurningPoint */
        TurningPoint: {
            ply: number;
            reasons: string[];
        };
        /** UndoState */
        UndoState: {
            /** @enum {string} */
            can: "now" | "ask" | "never";
            to_ply: number | null;
            asks: number[];
            text: string;
        };
        /** UndoWish */
        UndoWish: {
            ply: number;
            key?: string | null;
        };
        /** VoyageAnswer */
        VoyageAnswer: {
            done: boolean;
            rule: string | null;
            text: string;
        };
        /** VoyageStep */
        VoyageStep: {
            title: string;
            step: number;
            steps: number;
            text: string;
            task: string;
            action: string | null;
            state: components["schemas"]["State"];
        };
        /** VoyageTry */
        VoyageTry: {
            step: number;
            action: string;
        };
        /** WhyNot */
        WhyNot: {
            action: string;
            label: string;
            allowed: boolean;
            rule: string | null;
            link: string | null;
            text: string | null;
            effects: components["schemas"]["Effect"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiServerGetServer: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerFacts"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiHomeGetHome: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesListTitles: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleInfo"][];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesComponentsGetComponents: {
        parameters: {
            query: {
                players: number;
                options?: string | null;
                pack?: string | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Components"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesTextsGetTexts: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesRulesGetRules: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleBook"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesRulesGetRule: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
                rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleExamples"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesPagesGetPage: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePage"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesVoyageGetVoyage: {
        parameters: {
            query?: {
                step?: number;
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoyageStep"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTitlesVoyageTryStep: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoyageTry"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoyageAnswer"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesListTables: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesCreateTable: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesMineMyTables: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MineWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"][];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesImportImportTable: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdConsentChangeConsent: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdNameRename: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdStartStartTable: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdRematchPlayAgain: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdForkForkTable: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdGetTable: {
        parameters: {
            query?: {
                since?: number;
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdDeleteTable: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdInvitationGetInvitation: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdJoinJoinTable: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinWish"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdSeatsLinkMakeLink: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatLink"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdLeaveLeave: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdReturnComeBack: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdSeatsStandInStandIn: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandInWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdUndoTakeBack: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdEndEndGame: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdQuestionsEntryAnswerAnswerQuestion: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
                entry: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdMovesPlayMove: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveWish"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdHurryHurry: {
        parameters: {
            query?: {
                entry?: number | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedTable"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdWhyWhyNot: {
        parameters: {
            query: {
                action: string;
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdHintHint: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdHistoryHistory: {
        parameters: {
            query: {
                ply: number;
                seat?: number | null;
                everything?: boolean;
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdMomentsMoments: {
        parameters: {
            query: {
                ply: number;
                count?: number;
                seat?: number | null;
                everything?: boolean;
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moments"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdOutlineOutline: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outline"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdLogLog: {
        parameters: {
            query?: {
                ply?: number;
                seat?: number | null;
                everything?: boolean;
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdRecordRecord: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordText"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdReviewGetReview: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesIdReviewAskForReview: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The request makes no sense */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not with this secret */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It did not arrive in time */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too late or too early */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules forbid it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The tables cannot be reached now */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
