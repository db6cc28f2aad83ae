/**
 * @generated SignedSource<<a4605b1050dda21f747268d3438466ed>>
 * @relayHash a846af7e2ca6f1c07578ac936ace9bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71686d546a9728229632597533e528f47236589cfc222b59324db04ed9953f9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71686d546a9728229632597533e528f47236589cfc222b59324db04ed9953f9a",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
