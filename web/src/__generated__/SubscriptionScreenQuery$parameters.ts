/**
 * @generated SignedSource<<f355a56731036537de82877a33b385d9>>
 * @relayHash 3024b65fc01f1a52e42fd72d5289d3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 816e59e3f1fdfcd1996ea686afb53a0245d85875269fb14927fa9a906d36682b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "816e59e3f1fdfcd1996ea686afb53a0245d85875269fb14927fa9a906d36682b",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
