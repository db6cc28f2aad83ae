/**
 * @generated SignedSource<<404ee975905037c4142da382517cbc67>>
 * @relayHash 011fc1d23c9adccb57279b3bd028b053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e518705f6af558bc980d279b31bfe442c992247eed79773598e6b0f62cdfd707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e518705f6af558bc980d279b31bfe442c992247eed79773598e6b0f62cdfd707",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
