/**
 * @generated SignedSource<<d87f256f2eb769e92ec76f17d5d67277>>
 * @relayHash 7a1affc48315f69944dcfba1269ed1d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5274c43cca20644a684c22d63b19e40149191d25830901c9d2d3b4b14eb3c8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5274c43cca20644a684c22d63b19e40149191d25830901c9d2d3b4b14eb3c8c",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
