/**
 * @generated SignedSource<<ff740ea530cc4285172f80082097161a>>
 * @relayHash c69af569502ff4ced5f530eeb8b2b42d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 852fbdc9ccc7e1df338cb71ca8edb91c3789091336e3c453b6b1c9d972dc0e14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "852fbdc9ccc7e1df338cb71ca8edb91c3789091336e3c453b6b1c9d972dc0e14",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
