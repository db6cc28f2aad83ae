/**
 * @generated SignedSource<<924715f341f5cbece5352e58a29dcfc5>>
 * @relayHash 7ee643f72498b05bd2efc55e80b6493c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29a98bc34251f63fdffb4de7f0d191f5d6b5c47635365e2c83d79c0976f5d0d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutScreenQuery } from './AboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<AboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29a98bc34251f63fdffb4de7f0d191f5d6b5c47635365e2c83d79c0976f5d0d1",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
