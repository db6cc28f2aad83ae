/**
 * @generated SignedSource<<18d6867e08c430a80cae5892429f9596>>
 * @relayHash 05a27c4f1340db70f620bb17905acc6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fb5d219e779bf4bc3a41adeda39761ff9e1458dc9a20847ddfba723c89e1692

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutScreenQuery } from './AboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<AboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fb5d219e779bf4bc3a41adeda39761ff9e1458dc9a20847ddfba723c89e1692",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
